import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { Trip, TripRequest } from '#domain/contract.ts';
import { hashRequest, partReference } from '#server/features/trips/part/part-reference.ts';
import type { FaultyHotels } from '#tests/support/suppliers/faulty-hotels.ts';
import { type Answer, refusal } from '../call.ts';
import type { DeskModel } from './desk-model.ts';
import type { TripCaller } from './trip-caller.ts';
import type { HotelName, TripCommand } from './trip-commands.ts';
import type { Person } from './trip-people.ts';
import { mayOrder } from './trip-rights.ts';
import type { TripsModel } from './trips-model.ts';

type OrderCommand = Extract<TripCommand, { type: 'order' }>;
type Refusal = ReturnType<typeof refusal>;

interface PlacedOrder {
  by: Person;
  traveller: Person;
  hotel: HotelName;
  key: string;
  body: TripRequest;
  references: string[];
  /** What was answered when it became a trip. */
  trip: Trip | null;
}

interface Surroundings {
  caller: TripCaller;
  hotels: FaultyHotels;
  desk: DeskModel;
  model: TripsModel;
  people: readonly Person[];
}

const CREATED = { status: 201, code: undefined };
const UNAVAILABLE = { status: 503, code: 'unavailable' };
const SOLD_OUT = { status: 409, code: 'offer_sold_out' };
const PENDING = { status: 409, code: 'order_pending' };
/** Whatever may have become of an order that was refused before. */
const REFUSALS = [
  ...['offer_expired', 'offer_sold_out', 'price_changed', 'booking_declined', 'approval_changed'],
  'order_pending',
];

/** An offer without its price, its end and its signature. */
function roomOf({ offer }: TripRequest['parts'][number]): string {
  return offer.split('~').slice(0, -4).join('~');
}

/** Orders as they are sent, sent again and mixed up, with what is to be answered. */
export class OrderRun {
  readonly #at: Surroundings;
  readonly #orders: PlacedOrder[] = [];

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  async place(command: OrderCommand): Promise<void> {
    const { caller, desk } = this.#at;
    const [by, traveller] = [this.#person(command.by), this.#person(command.traveller)];
    const now = desk.companyNow(traveller.companyId);
    const isTwice = command.parts === 2 && command.hotel === 'onlyRoom';
    const offers: string[] = [];
    for (let part = 0; part < command.parts; part += 1) {
      const day = command.day + (isTwice ? 0 : part);
      const offer = await caller.offer(traveller, { hotel: command.hotel, day, now });
      if (offer === null) return;
      offers.push(offer);
    }
    const order = this.#orderOf({ by, traveller, hotel: command.hotel }, offers, command.agrees);
    // Which of two calls at once is lost would be chance.
    if (command.parts === 2) this.#forgetFaults();
    this.#orders.push(order);
    const expected = this.#expect(order, isTwice);
    await this.#send(order, expected);
  }

  /** What has become a trip is answered again; what was refused may succeed by now. */
  async repeat(number: number): Promise<void> {
    const order = this.#orders.at(-1 - (number % Math.max(this.#orders.length, 1)));
    if (!order) return;
    const { caller } = this.#at;
    if (order.trip) {
      const answer = await caller.order(order.by, order.body, order.key);
      return deepStrictEqual({ status: answer.status, body: answer.body }, { status: 201, body: order.trip });
    }
    this.#forgetFaults();
    const answer = await caller.order(order.by, order.body, order.key);
    if (answer.status === 201) {
      ok(mayOrder(order.by, order.traveller), 'An order that was not allowed is allowed when it is repeated');
      for (const reference of order.references) this.#holdAt(order, reference);
      return this.#adopt(order, answer);
    }
    const { code } = refusal(answer);
    ok([...REFUSALS, 'not_found'].includes(String(code)), `An order that is repeated is answered ${code}`);
  }

  async reuseKey(number: number, day: number): Promise<void> {
    const order = this.#orders.at(-1 - (number % Math.max(this.#orders.length, 1)));
    if (!order?.trip) return;
    const comment = `Another order for day ${day}`;
    const body = { ...order.body, bookingInfo: { ...order.body.bookingInfo, comment } };
    const answer = await this.#at.caller.order(order.by, body, order.key);
    deepStrictEqual(refusal(answer), { status: 409, code: 'idempotency_key_reused' });
  }

  #person(place: number): Person {
    const person = this.#at.people[place];
    if (!person) throw new Error(`Nobody has the place ${place}`);
    return person;
  }

  #forgetFaults(): void {
    this.#at.hotels.forgetFaults();
    this.#at.desk.forgetFaults();
  }

  #orderOf(
    who: Pick<PlacedOrder, 'by' | 'traveller' | 'hotel'>,
    offers: readonly string[],
    agrees: boolean,
  ): PlacedOrder {
    const { by, traveller } = who;
    const body: TripRequest = {
      travelers: [traveller.companyUserId],
      parts: offers.map((offer) => ({ kind: 'hotel', offer })),
      levels: agrees ? [...traveller.levels] : [],
      bookingInfo: { purpose: 'client-visit', referenceFieldValues: {} },
    };
    const key = randomUUID();
    const name = { userId: by.userId, companyId: by.companyId, key };
    const hash = hashRequest(by.companyId, body);
    const references = offers.map((_, position) => partReference(name, hash, position));
    return { ...who, key, body, references, trip: null };
  }

  #expect(order: PlacedOrder, isTwice: boolean): Refusal {
    const { by, traveller, hotel, body, references } = order;
    if (!mayOrder(by, traveller)) return { status: 404, code: 'not_found' };
    const refused = this.#at.desk.refusalOf(hotel, traveller.companyId);
    if (refused) return refused;
    if (body.levels.length < traveller.levels.length) return { status: 409, code: 'approval_changed' };
    if (this.#isPending(order)) return PENDING;
    // One of the two rooms is held, and given back later.
    if (isTwice) return SOLD_OUT;
    const held = references.map((reference) => this.#holdAt(order, reference));
    return held.every((outcome) => outcome === 'held') ? CREATED : UNAVAILABLE;
  }

  /** Whether the same person has one of these rooms on a trip of the same traveller that is not booked yet. */
  #isPending({ by, traveller, body }: PlacedOrder): boolean {
    const wanted = new Set(body.parts.map(roomOf));
    return this.#orders
      .filter((other) => other.trip && other.by === by && other.traveller === traveller)
      .some(({ trip, body: { parts } }) => {
        const pending = this.#at.model.pendingParts(trip?._id);
        return parts.some((part, index) => pending.has(index) && wanted.has(roomOf(part)));
      });
  }

  #holdAt({ hotel, traveller }: PlacedOrder, reference: string): 'held' | 'unknown' {
    const { desk } = this.#at;
    const booking = { hotel, companyId: traveller.companyId };
    const outcome = desk.hold(reference, booking);
    if (outcome === 'held') return outcome;
    const found = desk.lookUp(reference);
    if (found === 'held') return found;
    return found === 'unknown' ? found : desk.hold(reference, booking);
  }

  async #send(order: PlacedOrder, expected: Refusal): Promise<void> {
    const answer = await this.#at.caller.order(order.by, order.body, order.key);
    deepStrictEqual(refusal(answer), expected);
    if (answer.status === 201) this.#adopt(order, answer);
  }

  #adopt(order: PlacedOrder, { body }: Answer): void {
    const trip = body as Trip; // the contract has checked it
    strictEqual(trip.parts.length, order.references.length);
    order.trip = trip;
    const parts = order.references.map((reference, index) => ({
      ...{ reference, id: trip.parts[index]?._id ?? '' },
    }));
    this.#at.model.create(trip._id, order.traveller, parts);
  }
}
