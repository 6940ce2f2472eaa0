import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { Money, Trip, TripRequest } from '#domain/contract.ts';
import { hashRequest, partReference } from '#server/features/trips/part/part-reference.ts';
import type { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { type Answer, refusal } from '../call.ts';
import type { WantedPart } from '../practice-offers.ts';
import type { DeskModel } from './desk-model.ts';
import type { ModelPart } from './model-trip.ts';
import type { TripCaller } from './trip-caller.ts';
import type { TripCommand } from './trip-commands.ts';
import type { Person } from './trip-people.ts';
import { mayOrder } from './trip-rights.ts';
import type { TripsModel } from './trips-model.ts';

type OrderCommand = Extract<TripCommand, { type: 'order' }>;
type Refusal = ReturnType<typeof refusal>;

interface PlacedOrder {
  by: Person;
  traveller: Person;
  wanted: readonly WantedPart[];
  key: string;
  body: TripRequest;
  references: string[];
  /** What was answered when it became a trip. */
  trip: Trip | null;
}

interface Surroundings {
  caller: TripCaller;
  suppliers: FaultySuppliers;
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
function goodsOf({ offer }: TripRequest['parts'][number]): string {
  return offer.split('~').slice(0, -4).join('~');
}

/** The price that an offer names. */
function priceSeen({ offer }: TripRequest['parts'][number]): Money {
  const [, amount = '', currency = ''] = /^(\d+)([A-Z]{3})$/.exec(offer.split('~').at(-4) ?? '') ?? [];
  return { amount: Number(amount), currency };
}

function isOnlyRoom({ kind, fate }: WantedPart): boolean {
  return kind === 'hotel' && fate === 'good';
}

/** All that is ordered here begins long after anything of it is free to give up, or never is. */
function turnOf(part: Trip['parts'][number] | undefined): ModelPart['turn'] {
  if (part?.kind === 'hotel') return part.room.deadlines.length > 0 ? 1 : 3;
  if (part?.kind === 'car' && part.car.freeUntil === undefined) return part.car.prepaid ? 3 : 2;
  return 1;
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
    const { parts: wanted } = command;
    const isTwice = wanted.length === 2 && wanted.every(isOnlyRoom);
    const offers: string[] = [];
    for (const [index, part] of wanted.entries()) {
      const day = command.day + (isTwice ? 0 : index);
      const offer = await caller.offer(traveller, { ...part, day, now });
      if (offer === null) return;
      offers.push(offer);
    }
    const order = this.#orderOf({ by, traveller, wanted }, offers, command.agrees);
    // Which of two calls at once is lost would be chance.
    if (wanted.length === 2) this.#forgetFaults();
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
      for (const position of order.references.keys()) this.#holdAt(order, position);
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
    this.#at.suppliers.forgetFaults();
    this.#at.desk.forgetFaults();
  }

  #orderOf(
    who: Pick<PlacedOrder, 'by' | 'traveller' | 'wanted'>,
    offers: readonly string[],
    agrees: boolean,
  ): PlacedOrder {
    const { by, traveller, wanted } = who;
    const body: TripRequest = {
      travelers: [traveller.companyUserId],
      parts: wanted.map(({ kind }, index) => ({ kind, offer: offers[index] ?? '' })),
      levels: agrees ? [...traveller.levels] : [],
      bookingInfo: { purpose: 'client-visit', referenceFieldValues: {} },
    };
    const key = randomUUID();
    const name = { userId: by.userId, companyId: by.companyId, key };
    const hash = hashRequest(by.companyId, body);
    const references = offers.map((_, position) => partReference(name, hash, position));
    return { ...who, key, body, references, trip: null };
  }

  /** Any of these: which of two parts is refused first would be chance. */
  #expect(order: PlacedOrder, isTwice: boolean): Refusal[] {
    const { by, traveller, wanted, body, references } = order;
    if (!mayOrder(by, traveller)) return [{ status: 404, code: 'not_found' }];
    const refused = wanted.flatMap((part) => this.#at.desk.refusalOf(part, traveller.companyId) ?? []);
    const unpriced = refused.filter(({ code }) => code !== 'price_changed');
    // Prices are compared when there are all of them.
    if (refused.length > 0) return unpriced.length > 0 ? unpriced : refused;
    if (body.levels.length < traveller.levels.length) return [{ status: 409, code: 'approval_changed' }];
    if (this.#isPending(order)) return [PENDING];
    // One of the two rooms is held, and given back later.
    if (isTwice) return [SOLD_OUT];
    const held = [...references.keys()].map((position) => this.#holdAt(order, position));
    return [held.every((outcome) => outcome === 'held') ? CREATED : UNAVAILABLE];
  }

  /** Whether the same person has one of these rooms or cars on a trip of the same traveller that is not booked yet. */
  #isPending({ by, traveller, body }: PlacedOrder): boolean {
    const wanted = new Set(body.parts.map(goodsOf));
    return this.#orders
      .filter((other) => other.trip && other.by === by && other.traveller === traveller)
      .some(({ trip, body: { parts } }) => {
        const pending = this.#at.model.pendingParts(trip?._id);
        return parts.some((part, index) => pending.has(index) && wanted.has(goodsOf(part)));
      });
  }

  #holdAt({ wanted, traveller, body, references }: PlacedOrder, position: number): 'held' | 'unknown' {
    const { desk } = this.#at;
    const [part, ordered, reference] = [wanted[position], body.parts[position], references[position]];
    if (!part || !ordered || reference === undefined) throw new Error(`There is no part ${position}`);
    const booking = { ...part, companyId: traveller.companyId, seen: priceSeen(ordered) };
    const outcome = desk.hold(reference, booking);
    if (outcome === 'held') return outcome;
    const found = desk.lookUp(reference);
    if (found === 'held') return found;
    return found === 'unknown' ? found : desk.hold(reference, booking);
  }

  async #send(order: PlacedOrder, expected: readonly Refusal[]): Promise<void> {
    const answer = await this.#at.caller.order(order.by, order.body, order.key);
    const { code } = refusal(answer);
    deepStrictEqual(refusal(answer), expected.find((one) => one.code === code) ?? expected[0]);
    if (answer.status === 201) this.#adopt(order, answer);
  }

  #adopt(order: PlacedOrder, { body }: Answer): void {
    const trip = body as Trip; // the contract has checked it
    strictEqual(trip.parts.length, order.references.length);
    order.trip = trip;
    const parts = order.wanted.map(({ kind }, position) => ({
      kind,
      turn: turnOf(trip.parts[position]),
      reference: order.references[position] ?? '',
      id: trip.parts[position]?._id ?? '',
      price: this.#at.desk.priceOf(order.references[position] ?? ''),
      heldUntil: Date.parse(trip.parts[position]?.heldUntil ?? '') || null,
    }));
    this.#at.model.create(trip._id, order, parts);
  }
}
