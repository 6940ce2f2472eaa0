import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { CarCheckAnswer, FareFamily, HotelDetailsAnswer, Trip } from '#domain/contract.ts';
import type { Bookable } from '#server/features/trips/part/find-supplier.ts';
import type { ConfirmOutcome } from '#server/suppliers/outcomes.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { call } from './call.ts';
import { carsOf, rentalBody } from './cars.ts';
import type { ContractApp } from './contract-app.ts';
import { fareQuote, insertFlyer } from './flight-orders.ts';
import { dayAhead } from './flights.ts';
import { detailsBody } from './hotels.ts';
import { bookingsAtDesk, createdTrip, getTrip, HOTELS, orderBody, sendOrder } from './orders.ts';
import { insertCompany, type Member } from './records.ts';
import { openSession } from './sessions.ts';

/** The cost of cancelling a part once it is confirmed. */
export type Turn = 'free' | 'penalty' | 'never';

/** Records which bookings the suppliers are asked to confirm, and refuses those that a test names. */
export class ConfirmRecord {
  /** By reference, in order. */
  readonly asked: string[] = [];
  readonly #refused = new Map<string, ConfirmOutcome>();

  refuse(reference: string, outcome: ConfirmOutcome = { outcome: 'soldOut' }): void {
    this.#refused.set(reference, outcome);
  }

  readonly between = ({ flights, hotels, cars, ...others }: Suppliers): Suppliers => ({
    ...others,
    flights: { ...flights, ...this.#around(flights) },
    hotels: { ...hotels, ...this.#around(hotels) },
    cars: { ...cars, ...this.#around(cars) },
  });

  #around(supplier: Pick<Bookable, 'confirm'>): Pick<Bookable, 'confirm'> {
    return {
      confirm: async (order, asking) => {
        this.asked.push(order.booking);
        return this.#refused.get(order.booking) ?? (await supplier.confirm(order, asking));
      },
    };
  }
}

const costsAFee = ({ refund }: FareFamily) => refund.allowed === true && (refund.fee?.amount ?? 0) > 0;

/** A traveler whose trips consist of a car that is never refunded, a flight with a fee, and a room that is free to give up. */
export class TurnsDesk {
  static readonly turns: readonly Turn[] = ['never', 'penalty', 'free'];
  readonly me: Member;
  readonly #opened: ContractApp;
  readonly #record: ConfirmRecord;
  /** Each trip has a night of its own at the only room. */
  static #night = 1;

  private constructor(opened: ContractApp, record: ConfirmRecord, me: Member) {
    this.#opened = opened;
    this.#record = record;
    this.me = me;
  }

  static async open(opened: ContractApp, record: ConfirmRecord): Promise<TurnsDesk> {
    opened.discardJobs();
    record.asked.splice(0);
    const companyId = await insertCompany(opened.db, { name: randomUUID() });
    return new TurnsDesk(opened, record, await insertFlyer(opened, { companyId, role: 'traveler' }));
  }

  async order(): Promise<Trip> {
    const parts = [
      { kind: 'car' as const, offer: await this.#carNeverRefunded() },
      {
        kind: 'flight' as const,
        offer: (await fareQuote(this.#opened, this.me, { isWanted: costsAFee })).offer,
      },
      { kind: 'hotel' as const, offer: await this.#freeRoom() },
    ];
    return createdTrip(await sendOrder(this.#opened, this.me, orderBody(this.me, '', { parts })));
  }

  /** The part with these cancellation terms. */
  partOf({ parts }: Trip, turn: Turn): Trip['parts'][number] {
    return parts[TurnsDesk.turns.indexOf(turn)] ?? expect.fail('There is no such part');
  }

  /** Its supplier refuses to confirm the part, until it is held under another reference. */
  async refuse(trip: Trip, turn: Turn, outcome?: ConfirmOutcome): Promise<void> {
    const [reference] = await this.#references(trip, [turn]);
    this.#record.refuse(reference ?? '', outcome);
  }

  async read({ _id }: Pick<Trip, '_id'>): Promise<Trip> {
    return await getTrip(this.#opened, this.me, _id);
  }

  /** Of the parts, from the one that is easiest to undo. */
  statuses({ parts }: Trip): string[] {
    return parts.map(({ status }) => status).toReversed();
  }

  async atDesk(trip: Trip): Promise<string[]> {
    return (await bookingsAtDesk(this.#opened, trip)).map(({ status }) => status).toReversed();
  }

  /** The order in which the suppliers were asked to confirm its current parts. */
  async confirmed(trip: Trip): Promise<(Turn | undefined)[]> {
    const references = await this.#references(trip, TurnsDesk.turns);
    return this.#record.asked
      .filter((reference) => references.includes(reference))
      .map((reference) => TurnsDesk.turns[references.indexOf(reference)]);
  }

  async #references(trip: Trip, turns: readonly Turn[]): Promise<string[]> {
    const bookings = await bookingsAtDesk(this.#opened, trip);
    return turns.map((turn) => bookings[TurnsDesk.turns.indexOf(turn)]?.reference ?? '');
  }

  async #post(path: string, body: object): Promise<unknown> {
    const { token } = await openSession(this.#opened.deps, this.me);
    const url = `/api/booking/${path}`;
    return (await call(this.#opened.app, { method: 'POST', url, token, body })).body;
  }

  async #carNeverRefunded(): Promise<string> {
    const travelers = [this.me.companyUserId];
    const cars = carsOf(await this.#post('car/search', rentalBody(travelers, 'ZRH')));
    for (const { offer } of cars.filter(({ car }) => car.prepaid && !car.refundable)) {
      const checked = (await this.#post('car/check', { travelers, offer })) as CarCheckAnswer;
      if (checked.outcome === 'priced') return checked.offer;
    }
    return expect.fail('Every car is refunded');
  }

  async #freeRoom(): Promise<string> {
    TurnsDesk.#night += 2;
    const stay = { checkIn: dayAhead(TurnsDesk.#night), checkOut: dayAhead(TurnsDesk.#night + 1) };
    const body = detailsBody([this.me.companyUserId], HOTELS.onlyRoom, stay);
    const { options } = (await this.#post('hotel/details', body)) as HotelDetailsAnswer; // the contract has checked it
    const room = options.find(({ room: { deadlines } }) => deadlines.length > 0);
    return room?.offer ?? expect.fail('No room is refunded');
  }
}
