import { deepStrictEqual, ok } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { supplierOfKind } from '#server/features/trips/part/find-supplier.ts';
import { uncancellableCall } from '#server/features/trips/part/uncancellable-call.ts';
import type { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import type { ContractApp, WaitingJob } from '../contract-app.ts';
import type { DeskModel } from './desk-model.ts';
import type { TripCommand } from './trip-commands.ts';
import type { TripsModel } from './trips-model.ts';

interface Surroundings {
  opened: ContractApp;
  suppliers: FaultySuppliers;
  desk: DeskModel;
  model: TripsModel;
}

export type JobCommand = Extract<TripCommand, { type: 'work' | 'workOff' | 'repair' | 'clean' | 'restart' }>;

/** So many times work leads to more work, at most: every answer that is lost takes a few. */
const MOST_ROUNDS = 200;

/** The jobs that wait, done in any order, with what each is to ask of suppliers. */
export class JobRun {
  readonly #at: Surroundings;
  #jobs: WaitingJob[] = [];

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  /** Takes what was left for later. */
  take(): void {
    this.#jobs.push(...this.#at.opened.takeJobs().filter(({ name }) => name !== 'mail.deliver'));
  }

  async perform(command: JobCommand): Promise<void> {
    switch (command.type) {
      case 'work': {
        const [job] = this.#jobs.splice(command.job % Math.max(this.#jobs.length, 1), 1);
        for (let time = 0; job && time < command.times; time += 1) await this.#work(job);
        return;
      }
      case 'workOff':
        return await this.#workOff();
      case 'clean':
        return await this.#workOn('records.clean');
      case 'restart':
        this.#jobs = [];
        return await this.#workOn('trips.repair');
      case 'repair':
        return await this.#workOn('trips.repair');
    }
  }

  /** Until nothing is left to be done. */
  async settle(): Promise<void> {
    for (let round = 0; this.#jobs.length > 0; round += 1) {
      ok(round < MOST_ROUNDS, `There is no end to ${this.#jobs.map(({ name }) => name).join(', ')}`);
      await this.#workOff();
      this.take();
    }
  }

  async #workOff(): Promise<void> {
    for (const job of this.#jobs.splice(0)) await this.#work(job);
  }

  async #workOn(name: 'records.clean' | 'trips.repair'): Promise<void> {
    const { deps, db } = this.#at.opened;
    await deps.jobs.enqueue(db, name, {});
    for (const job of this.#at.opened.takeJobs()) await this.#work(job);
  }

  /** How penalties rise with time is the supplier's business. */
  async #askForPenalty(partId: string): Promise<void> {
    const { opened, desk, model } = this.#at;
    const part = model.trips.flatMap(({ parts }) => parts).find(({ id }) => id === partId);
    const booking = part && desk.bookings.get(part.reference);
    if (!booking || !part || part.kind === 'external') return;
    const { companyId } = booking;
    const moment = { companyId, now: new Date(desk.companyNow(companyId)) };
    const call = uncancellableCall(moment, randomUUID(), 20_000);
    const supplier = supplierOfKind(opened.deps.suppliers, part.kind);
    const quote = await supplier.quoteCancellation(part.reference, call);
    if (quote.outcome === 'quoted') booking.penalty = quote.penalty.amount;
  }

  async #work(job: WaitingJob): Promise<void> {
    const { name, payload } = job;
    const { desk, model, suppliers } = this.#at;
    if (name === 'hold.release' && 'reference' in payload && !desk.bookings.has(payload.reference)) {
      // Which of two rooms was held is not known here.
      suppliers.forgetFaults();
      desk.forgetFaults();
    }
    if ((name === 'part.cancel' || name === 'part.lookUp') && 'partId' in payload)
      await this.#askForPenalty(payload.partId);
    desk.takeAsked();
    suppliers.takeAsked();
    const isToEnd = model.work(name, payload);
    const hasEnded = await job.work().then(
      () => true,
      (error: unknown) => {
        if (name === 'hold.release') return false;
        throw error;
      },
    );
    // Approvers compare with offers as they are priced now; of what the agency has booked, no supplier hears.
    const asked = suppliers.takeAsked().filter((call) => call !== 'price');
    deepStrictEqual({ name, hasEnded, asked }, { name, hasEnded: isToEnd, asked: desk.takeAsked() });
    if (!hasEnded) this.#jobs.push(job);
  }
}
