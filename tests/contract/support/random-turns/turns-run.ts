import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PartStatus } from '#domain/trip-status.ts';
import type { Bookable } from '#server/features/trips/part/supplier-of.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { insertBookedTrip } from '../booked-stays.ts';
import { cancellerOf } from '../cancellations.ts';
import type { ContractApp } from '../contract-app.ts';
import { mailsTo } from '../mails.ts';
import { bookingsAtDesk, getTrip } from '../orders.ts';
import { insertCompany, insertMember, type Member } from '../records.ts';
import { approve, changedTrip, resubmit } from '../renewals.ts';
import { type Fate, TurnsModel, type WantedPart } from './turns-model.ts';

const HOUR = 3_600_000;

export type TurnsCommand =
  | { type: 'work' | 'workOff' | 'crash' | 'cancelAll' | 'tryAgain' | 'lapse' }
  | { type: 'leaveOut' | 'giveBack'; place: number };

/** Does with each booking what its part is fated to, whenever its confirmation is asked for. */
export class FatedHotels {
  /** By reference. */
  readonly fates = new Map<string, Fate[]>();
  readonly asked: string[] = [];

  readonly between = ({ hotels, ...others }: Suppliers): Suppliers => ({
    ...others,
    hotels: { ...hotels, confirm: this.#around(hotels) },
  });

  #around(hotels: Pick<Bookable, 'confirm' | 'cancel'>): Bookable['confirm'] {
    return async (order, call) => {
      this.asked.push(order.booking);
      switch (this.fates.get(order.booking)?.shift()) {
        case 'soldOut':
          await hotels.cancel(order.booking, { ...call, reference: `${call.reference}.soldOut` });
          return { outcome: 'soldOut' };
        case 'declined':
          return { outcome: 'declined', reason: 'refused' };
        case 'callLost':
          return { outcome: 'unknown' };
        case 'answerLost':
          await hotels.confirm(order, call);
          return { outcome: 'unknown' };
        default:
          return await hotels.confirm(order, call);
      }
    };
  }
}

/** What one trip comes to, on the real server and by the model, side by side. */
export class TurnsRun {
  readonly #opened: ContractApp;
  readonly #hotels: FatedHotels;
  readonly #me: Member;
  readonly #trip: { _id: string };
  readonly #model: TurnsModel;
  readonly #fates: Fate[][];
  readonly #places = new Map<string, number>();

  private constructor(
    opened: ContractApp,
    hotels: FatedHotels,
    { me, tripId, wanted }: { me: Member; tripId: string; wanted: readonly WantedPart[] },
  ) {
    this.#opened = opened;
    this.#hotels = hotels;
    this.#me = me;
    this.#trip = { _id: tripId };
    this.#model = new TurnsModel(wanted);
    this.#fates = wanted.map(({ fates }) => [...fates]);
  }

  /** A trip whose parts are held, and which has just been approved. */
  static async start(
    opened: ContractApp,
    hotels: FatedHotels,
    wanted: readonly WantedPart[],
  ): Promise<TurnsRun> {
    opened.forgetJobs();
    hotels.asked.splice(0);
    const companyId = await insertCompany(opened.db, { name: randomUUID() });
    const me = await insertMember(opened.db, { companyId, role: 'traveler' });
    const approver = await insertMember(opened.db, { companyId, role: 'company-admin' });
    const parts = wanted.map((): PartStatus => 'held');
    const { tripId, partIds } = await insertBookedTrip(opened.deps, me, {
      status: 'waiting_level_1_approval',
      parts,
    });
    for (const [place, { turn }] of wanted.entries()) {
      await opened.db
        .updateTable('trip_parts')
        .set({ details: sql`jsonb_set(details::jsonb, '{room,deadlines}', ${deadlinesOf(turn)}::jsonb)` })
        .where('id', '=', partIds[place] ?? '')
        .execute();
    }
    const run = new TurnsRun(opened, hotels, { me, tripId, wanted });
    await run.#fate();
    await approve(opened, approver, run.#trip);
    await run.#compare();
    return run;
  }

  /** Throws when server, supplier and model disagree afterwards. */
  async perform(command: TurnsCommand): Promise<void> {
    await this.#do(command);
    await this.#fate();
    await this.#compare();
  }

  /** Until nothing is under way any more. */
  async finish(): Promise<void> {
    for (let round = 0; round < 30 && !this.#model.isIdle; round += 1) await this.perform({ type: 'work' });
    deepStrictEqual(this.#model.isIdle, true);
  }

  async #do(command: TurnsCommand): Promise<void> {
    const { type } = command;
    if (type === 'work') return await this.#work();
    if (type === 'crash') return await this.#crash();
    // People decide when nothing is under way.
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
        // What was declined is given back first.
        await this.#opened.workOff(2);
        if (this.#model.tryAgain()) changedTrip(await resubmit(this.#opened, this.#me, this.#trip));
        return;
      case 'lapse':
        if (this.#model.lapse()) this.#opened.clock.advance(25 * HOUR);
        return await repairTrips(this.#opened.deps);
      case 'leaveOut':
      case 'giveBack': {
        const place = command.place % this.#model.parts.length;
        const part = (await this.#read()).parts[place]?._id;
        if (this.#model[type](place)) await canceller.cancelled(_id, { part });
      }
    }
  }

  async #work(): Promise<void> {
    this.#model.work();
    await this.#opened.workOff();
  }

  async #crash(): Promise<void> {
    this.#opened.forgetJobs();
    this.#model.repair();
    await repairTrips(this.#opened.deps);
  }

  /** What is held under a new reference goes on with the fate of its part. */
  async #fate(): Promise<void> {
    const bookings = await bookingsAtDesk(this.#opened, this.#trip);
    for (const [place, { reference }] of bookings.entries()) {
      this.#places.set(reference, place);
      this.#hotels.fates.set(reference, this.#fates[place] ?? []);
    }
  }

  async #read() {
    return await getTrip(this.#opened, this.#me, this.#trip._id);
  }

  async #compare(): Promise<void> {
    const model = this.#model;
    const { status, end = null, parts } = await this.#read();
    deepStrictEqual(
      { status, end, parts: parts.map((part) => part.status), asked: this.#asked() },
      {
        status: model.status,
        end: model.end,
        parts: model.parts.map((part) => part.status),
        asked: model.asked,
      },
    );
    const bought = model.parts.map(
      ({ status: now, found }) => (found ?? now) === 'confirmed' || isStillBought(now),
    );
    const atDesk = (await bookingsAtDesk(this.#opened, this.#trip)).map((one) => one.status === 'confirmed');
    const isSure = (place: number) => !isStillBought(model.parts[place]?.status);
    deepStrictEqual(
      atDesk.filter((_, place) => isSure(place)),
      bought.filter((_, place) => isSure(place)),
    );
    const mails = await mailsTo(this.#opened, this.#me.email);
    deepStrictEqual(mails.filter(({ kind }) => kind === 'trip_partly_failed').length, model.told);
  }

  #asked(): (number | undefined)[] {
    return this.#hotels.asked.map((reference) => this.#places.get(reference));
  }
}

/** What is being cancelled may have been held or booked. */
function isStillBought(status: PartStatus | undefined): boolean {
  return status === 'cancelling';
}

/** Free until long after the test, at a fee already, or never refunded. */
function deadlinesOf(turn: number): string {
  const penalty = { amount: 1_000, currency: 'CHF' };
  if (turn === 3) return '[]';
  return JSON.stringify([
    { at: turn === 1 ? '2999-01-01T00:00:00.000Z' : '2000-01-01T00:00:00.000Z', penalty },
  ]);
}
