import { deepStrictEqual } from 'node:assert';
import type { PartStatus } from '#domain/trip-status.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { cancellerOf } from '../cancellations.ts';
import type { ContractApp } from '../contract-app.ts';
import { mailsTo } from '../mails.ts';
import { bookingsAtDesk, getTrip } from '../orders.ts';
import type { Member } from '../records.ts';
import { approve, changedTrip, resubmit } from '../renewals.ts';
import { insertTurnsOnHold } from '../turns-on-hold.ts';
import type { ScriptedHotels } from './scripted-hotels.ts';
import { type Fate, type PartSpec, TurnsModel } from './turns-model.ts';

const HOUR = 3_600_000;

export type TurnsCommand =
  | { type: 'work' | 'workOff' | 'crash' | 'cancelAll' | 'tryAgain' | 'lapse' }
  | { type: 'leaveOut' | 'giveBack'; index: number };

/** One trip, executed by the real server and by the model side by side. */
export class TurnsRun {
  readonly #opened: ContractApp;
  readonly #hotels: ScriptedHotels;
  readonly #me: Member;
  readonly #trip: { _id: string };
  readonly #model: TurnsModel;
  readonly #fates: Fate[][];
  readonly #indexes = new Map<string, number>();

  private constructor(
    opened: ContractApp,
    hotels: ScriptedHotels,
    { me, trip, wanted }: { me: Member; trip: { _id: string }; wanted: readonly PartSpec[] },
  ) {
    this.#opened = opened;
    this.#hotels = hotels;
    this.#me = me;
    this.#trip = trip;
    this.#model = new TurnsModel(wanted);
    this.#fates = wanted.map(({ fates }) => [...fates]);
  }

  /** A trip whose parts are held, and which has just been approved. */
  static async start(
    opened: ContractApp,
    hotels: ScriptedHotels,
    wanted: readonly PartSpec[],
  ): Promise<TurnsRun> {
    opened.discardJobs();
    hotels.asked.splice(0);
    const { me, approver, trip } = await insertTurnsOnHold(
      opened,
      wanted.map(({ turn }) => turn),
    );
    const run = new TurnsRun(opened, hotels, { me, trip, wanted });
    await run.#fate();
    await approve(opened, approver, run.#trip);
    await run.#compare();
    return run;
  }

  /** Throws when server, supplier and model disagree. */
  async perform(command: TurnsCommand): Promise<void> {
    await this.#do(command);
    await this.#fate();
    await this.#compare();
  }

  /** Until there is no more pending work. */
  async finish(): Promise<void> {
    for (let round = 0; round < 30 && !this.#model.isIdle; round += 1) await this.perform({ type: 'work' });
    deepStrictEqual(this.#model.isIdle, true);
  }

  async #do(command: TurnsCommand): Promise<void> {
    const { type } = command;
    if (type === 'work') return await this.#work();
    if (type === 'crash') return await this.#crash();
    // The travelers decide when nothing is pending.
    await this.finish();
    const canceller = cancellerOf(this.#opened, this.#me);
    const { _id } = this.#trip;
    switch (type) {
      case 'workOff':
        return;
      case 'cancelAll':
        if (this.#model.cancelAll()) await canceller.cancelled(_id);
        return;
      case 'tryAgain':
        // Declined parts are released first.
        await this.#opened.workOff(2);
        if (this.#model.tryAgain()) changedTrip(await resubmit(this.#opened, this.#me, this.#trip));
        return;
      case 'lapse':
        if (this.#model.lapse()) this.#opened.clock.advance(25 * HOUR);
        return await repairTrips(this.#opened.deps);
      case 'leaveOut':
      case 'giveBack': {
        const index = command.index % this.#model.parts.length;
        const part = (await this.#read()).parts[index]?._id;
        if (this.#model[type](index)) await canceller.cancelled(_id, { parts: [part] });
      }
    }
  }

  async #work(): Promise<void> {
    this.#model.work();
    await this.#opened.workOff();
  }

  async #crash(): Promise<void> {
    this.#opened.discardJobs();
    this.#model.repair();
    await repairTrips(this.#opened.deps);
  }

  /** A part that is held under a new reference continues with its fates. */
  async #fate(): Promise<void> {
    const bookings = await bookingsAtDesk(this.#opened, this.#trip);
    for (const [index, { reference }] of bookings.entries()) {
      this.#indexes.set(reference, index);
      this.#hotels.fates.set(reference, this.#fates[index] ?? []);
    }
  }

  async #read() {
    return await getTrip(this.#opened, this.#me, this.#trip._id);
  }

  async #compare(): Promise<void> {
    const model = this.#model;
    const { status, end = null, parts } = await this.#read();
    deepStrictEqual(
      { status, end, parts: parts.map((part) => part.status), asked: this.#inTurns(this.#asked()) },
      {
        status: model.status,
        end: model.end,
        parts: model.parts.map((part) => part.status),
        asked: this.#inTurns(model.asked),
      },
    );
    const bought = model.parts.map(
      ({ status: now, found }) => (found ?? now) === 'confirmed' || isStillBought(now),
    );
    const atDesk = (await bookingsAtDesk(this.#opened, this.#trip)).map((one) => one.status === 'confirmed');
    const isSure = (index: number) => !isStillBought(model.parts[index]?.status);
    deepStrictEqual(
      atDesk.filter((_, index) => isSure(index)),
      bought.filter((_, index) => isSure(index)),
    );
    const mails = await mailsTo(this.#opened, this.#me.email);
    deepStrictEqual(mails.filter(({ kind }) => kind === 'trip_partly_failed').length, model.failureMails);
  }

  #asked(): number[] {
    return this.#hotels.asked.map((reference) => this.#indexes.get(reference) ?? Number.NaN);
  }

  /** The order of the parts within one turn is arbitrary. */
  #inTurns(asked: readonly number[]): number[][] {
    const turnOf = (index: number | undefined) => this.#model.parts[index ?? -1]?.turn;
    const runs: number[][] = [];
    for (const index of asked) {
      const run = runs.at(-1);
      if (run && turnOf(run[0]) === turnOf(index)) run.push(index);
      else runs.push([index]);
    }
    return runs.map((run) => run.sort((one, other) => one - other));
  }
}

/** A part that is being cancelled may have been held or booked. */
function isStillBought(status: PartStatus | undefined): boolean {
  return status === 'cancelling';
}
