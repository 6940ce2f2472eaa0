import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { Problem, Trip, TripRequest } from '#domain/contract.ts';
import { bookingReference, hashRequest } from '#server/features/trips/part/booking-reference.ts';
import type { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { type Answer, refusal } from '../call.ts';
import type { ApprovalRules } from './approval-rules.ts';
import { chooseTrip } from './choose-trip.ts';
import type { DeskModel } from './desk-model.ts';
import { isBusy, type ModelTrip } from './model-trip.ts';
import type { OrderAttempt, Orderer, WantedPart } from './order-attempt.ts';
import { goodsOf, isOnlyRoom, offeredPrice, termsOf } from './ordered-offers.ts';
import { showAgain } from './show-again.ts';
import type { TripCaller } from './trip-caller.ts';
import type { TripCommand } from './trip-commands.ts';
import type { Person } from './trip-people.ts';
import { isReadingSure, mayBook, mayOrder, mayRead } from './trip-rights.ts';
import { MOST_PARTS, type TripsModel } from './trips-model.ts';

type OrderCommand = Extract<TripCommand, { type: 'order' }>;
type AddCommand = Extract<TripCommand, { type: 'add' }>;
type Refusal = ReturnType<typeof refusal>;

interface Surroundings {
  caller: TripCaller;
  suppliers: FaultySuppliers;
  desk: DeskModel;
  model: TripsModel;
  rules: ApprovalRules;
  people: readonly Person[];
}

const CREATED = { status: 201, code: undefined };
const UNAVAILABLE = { status: 503, code: 'unavailable' };
const PENDING = { status: 409, code: 'order_pending' };
const FULL = { status: 422, code: 'validation_failed' };
/** Whatever may have become of an order that was refused before. */
const REFUSALS = [
  ...['offer_expired', 'offer_sold_out', 'price_changed', 'booking_declined', 'approval_changed'],
  ...['order_pending', 'not_found', 'forbidden', 'action_withheld', 'trip_busy', 'validation_failed'],
];

/** Orders as they are sent, sent again and mixed up, with what is to be answered. */
export class OrderRun {
  readonly #at: Surroundings;
  readonly #orders: OrderAttempt[] = [];

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  async place(command: OrderCommand): Promise<void> {
    const [by, traveler] = [this.#person(command.by), this.#person(command.traveler)];
    await this.#want({ by, traveler, takenBy: null, replaced: [] }, command);
  }

  async add(command: AddCommand): Promise<void> {
    const { model, rules } = this.#at;
    const trip = chooseTrip(model.trips, command.trip);
    if (!trip) return;
    const { traveler } = trip;
    const by = command.adder === null ? traveler : this.#person(command.adder);
    if (rules.isAway(by) || !isReadingSure(by, trip, rules)) return;
    const replaced = command.replaces ? trip.parts.filter(({ status }) => status === 'failed') : [];
    await this.#want({ by, traveler, takenBy: trip, replaced }, command);
  }

  async #want(
    who: Orderer,
    command: Pick<OrderCommand, 'day' | 'parts' | 'agrees' | 'shownAt'>,
  ): Promise<void> {
    const { caller, desk } = this.#at;
    const { day: firstDay, agrees, shownAt } = command;
    const { traveler } = who;
    const wanted: WantedPart[] = [];
    const now = desk.companyNow(traveler.companyId);
    const isTwice = command.parts.length === 2 && command.parts.every(isOnlyRoom);
    const offers: string[] = [];
    for (const [index, part] of command.parts.entries()) {
      const day = firstDay + (isTwice ? 0 : index);
      const offer = await caller.offer(traveler, { ...part, day, now });
      if (offer === null) return;
      offers.push(offer);
      wanted.push({ ...part, seen: offeredPrice({ offer }) });
    }
    const ordered = await showAgain(this.#at, shownAt, { traveler, wanted, offers });
    const order = this.#orderOf({ ...who, wanted }, ordered, agrees);
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
      ok(mayOrder(order.by, order.traveler), 'An order that was not allowed is allowed when it is repeated');
      for (const position of order.references.keys()) this.#holdAt(order, position);
      return this.#adopt(order, answer);
    }
    const { code } = refusal(answer);
    ok(REFUSALS.includes(String(code)), `An order that is repeated is answered ${code}`);
  }

  async reuseKey(number: number, day: number): Promise<void> {
    const order = this.#orders.at(-1 - (number % Math.max(this.#orders.length, 1)));
    if (!order?.trip) return;
    const comment = `Another order for day ${day}`;
    const body = { ...order.body, bookingInfo: { ...order.body.bookingInfo, comment } };
    const answer = await this.#at.caller.order(order.by, body, order.key);
    deepStrictEqual(refusal(answer), { status: 409, code: 'idempotency_key_reused' });
  }

  #person(index: number): Person {
    const person = this.#at.people[index];
    if (!person) throw new Error(`There is no person ${index}`);
    return person;
  }

  #forgetFaults(): void {
    this.#at.suppliers.forgetFaults();
    this.#at.desk.forgetFaults();
  }

  #orderOf(
    who: Orderer & Pick<OrderAttempt, 'wanted'>,
    offers: readonly string[],
    agrees: boolean,
  ): OrderAttempt {
    const { by, traveler, wanted, takenBy, replaced } = who;
    const body: TripRequest = {
      ...(takenBy && { tripId: takenBy.id, replacedParts: replaced.map(({ id }) => id) }),
      travelers: [traveler.companyUserId],
      parts: wanted.map(({ kind }, index) => ({ kind, offer: offers[index] ?? '' })),
      levels: agrees ? [...traveler.levels] : [],
      bookingInfo: {
        purpose: 'client-visit',
        referenceFieldValues: {},
        reason: traveler.levels.length > 0 ? { code: 'closerToMeeting' } : undefined,
      },
    };
    const key = randomUUID();
    const order = { userId: by.userId, companyId: by.companyId, key };
    const attempt = { order, hash: hashRequest(by.companyId, body), generation: 0 };
    const references = offers.map((_, position) => bookingReference(attempt, position));
    return { ...who, key, body, references, trip: null };
  }

  /** Any of these: which of two parts is refused first would be chance. */
  #expect(order: OrderAttempt, isTwice: boolean): Refusal[] {
    const { by, traveler, wanted, body, references, takenBy } = order;
    const { companyId } = traveler;
    const withheld = takenBy && this.#withheldFrom(by, takenBy, wanted.length);
    if (withheld) return [withheld];
    if (!mayOrder(by, traveler)) return [{ status: 404, code: 'not_found' }];
    const refused = body.parts.flatMap((ordered, index) => {
      const part = wanted[index];
      return part ? (this.#at.desk.refusalOf(part, companyId, offeredPrice(ordered)) ?? []) : [];
    });
    const unpriced = refused.filter(({ code }) => code !== 'price_changed');
    // Prices are compared when there are all of them.
    if (refused.length > 0) return unpriced.length > 0 ? unpriced : refused;
    if (body.levels.length < traveler.levels.length) return [{ status: 409, code: 'approval_changed' }];
    if (this.#earlierParts(order).length > 0) return [PENDING];
    if (isTwice) return [PENDING];
    const held = [...references.keys()].map((position) => this.#holdAt(order, position));
    return [held.every((outcome) => outcome === 'held') ? CREATED : UNAVAILABLE];
  }

  #withheldFrom(by: Person, trip: ModelTrip, count: number): Refusal | null {
    if (!mayRead(by, trip, this.#at.rules)) return { status: 404, code: 'not_found' };
    if (!mayBook(by, trip)) return { status: 403, code: 'forbidden' };
    const isBooked = trip.status === 'approved' || trip.status === 'complete';
    if (!isBooked || by.companyId !== trip.companyId) return { status: 409, code: 'action_withheld' };
    if (trip.parts.some(isBusy)) return { status: 409, code: 'trip_busy' };
    return trip.parts.length + count > MOST_PARTS ? FULL : null;
  }

  /** Parts with one of these rooms or cars that the traveler has already. */
  #earlierParts({ traveler, body }: OrderAttempt) {
    return this.#at.model.orderedParts(traveler, new Set(body.parts.map(goodsOf)));
  }

  /** A refusal names who has ordered the same, and the trip to those who may read it. */
  #comparePending(order: OrderAttempt, { body }: Answer): void {
    const earlier = this.#earlierParts(order);
    const { pending } = body as Problem; // the contract has checked it
    const { by } = order;
    if (!earlier.every(({ trip }) => isReadingSure(by, trip, this.#at.rules))) return;
    const expected = earlier.map(({ trip, part }) => ({
      by: part.orderedBy.userId,
      tripId: mayRead(by, trip, this.#at.rules) ? trip.id : undefined,
    }));
    const said = pending && { by: pending.by?.userId, tripId: pending.tripId };
    deepStrictEqual(said, expected.find(({ tripId }) => tripId === said?.tripId) ?? expected[0]);
  }

  #holdAt({ wanted, traveler, references }: OrderAttempt, position: number): 'held' | 'unknown' {
    const { desk } = this.#at;
    const [part, reference] = [wanted[position], references[position]];
    if (!part || reference === undefined) throw new Error(`There is no part ${position}`);
    const booking = { ...part, companyId: traveler.companyId };
    const outcome = desk.hold(reference, booking);
    if (outcome === 'held') return outcome;
    const found = desk.lookUp(reference);
    if (found === 'held') return found;
    return found === 'unknown' ? found : desk.hold(reference, booking);
  }

  async #send(order: OrderAttempt, expected: readonly Refusal[]): Promise<void> {
    const answer = await this.#at.caller.order(order.by, order.body, order.key);
    const { code } = refusal(answer);
    deepStrictEqual(refusal(answer), expected.find((one) => one.code === code) ?? expected[0]);
    if (code === PENDING.code) this.#comparePending(order, answer);
    if (answer.status === 201) this.#adopt(order, answer);
  }

  #adopt(order: OrderAttempt, { body }: Answer): void {
    const trip = body as Trip; // the contract has checked it
    const { takenBy, references } = order;
    const first = takenBy?.parts.length ?? 0;
    strictEqual(trip.parts.length, first + references.length);
    order.trip = trip;
    const parts = order.wanted.map(({ kind }, position) => {
      const part = trip.parts[first + position];
      const reference = references[position] ?? '';
      return {
        kind,
        ...termsOf(part, order.body.parts[position]),
        reference,
        id: part?._id ?? '',
        price: this.#at.desk.priceOf(reference),
        heldUntil: Date.parse(part?.heldUntil ?? '') || null,
      };
    });
    if (takenBy) this.#at.model.add(takenBy, { ...order, parts });
    else this.#at.model.create(trip._id, order, parts);
  }
}
