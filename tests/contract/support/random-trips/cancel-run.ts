import { deepStrictEqual } from 'node:assert';
import type { CancellationQuote } from '#domain/contract.ts';
import type { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { refusal } from '../call.ts';
import type { ApprovalRules } from './approval-rules.ts';
import { chooseTrip } from './choose-trip.ts';
import {
  isAddition,
  isBusy,
  isByAgency,
  isOver,
  isToDrop,
  isToRelease,
  isUnbooked,
  type ModelPart,
  type ModelTrip,
} from './model-trip.ts';
import type { TripCaller } from './trip-caller.ts';
import type { TripCommand } from './trip-commands.ts';
import { PERSON_INDEX, type Person } from './trip-people.ts';
import { isReadingSure, mayBook, mayRead } from './trip-rights.ts';
import type { TripsModel } from './trips-model.ts';

interface Surroundings {
  suppliers: FaultySuppliers;
  caller: TripCaller;
  model: TripsModel;
  rules: ApprovalRules;
  people: readonly Person[];
}

type Penalties = ReadonlyMap<string, { amount: number; currency: string }>;

const DONE = { status: 200, code: undefined };
const BUSY = { status: 409, code: 'trip_busy' };
const NOT_FOUND = { status: 404, code: 'not_found' };
const FORBIDDEN = { status: 403, code: 'forbidden' };
const NOT_CANCELLABLE = { status: 409, code: 'not_cancellable' };
const PENALTY_CHANGED = { status: 409, code: 'penalty_changed' };

/** Cancellations, and what they would cost, with what is to be answered. */
export class CancelRun {
  readonly #at: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  async quote({ by, trip: number }: Extract<TripCommand, { type: 'quote' }>): Promise<void> {
    const trip = this.#trip(number);
    const person = this.#person(by);
    if (!trip || !isReadingSure(person, trip, this.#at.rules)) return;
    const { caller, suppliers } = this.#at;
    suppliers.takeAsked();
    const answer = await caller.call(person, { url: `/api/trips/${trip.id}/cancellation` });
    const refused = this.#refusalOf(person, trip);
    deepStrictEqual(suppliers.takeAsked(), refused ? [] : supplierCallsFor(trip.parts));
    if (refused) return deepStrictEqual(refusal(answer), refused);
    const { parts } = answer.body as CancellationQuote; // the contract has checked it
    deepStrictEqual(
      parts.map((part) => (part.outcome === 'quoted' ? 'quoted' : part.reason)),
      trip.parts.map((part) => quoteOf(trip, part)),
    );
  }

  async cancel({
    by,
    trip: number,
    parts: indexes,
    accepts,
  }: Extract<TripCommand, { type: 'cancel' }>): Promise<void> {
    const trip = this.#trip(number);
    const person = this.#person(by);
    if (!trip || !isReadingSure(person, trip, this.#at.rules)) return;
    if (indexes && trip.parts.length === 0) return;
    const named = indexes && namedParts(trip, indexes);
    const penalties = await this.#penaltiesOf(trip);
    const guard = [...penalties].map(([id, penalty]) => ({ part: id, penalty }));
    const body = {
      reason: 'Not needed any more',
      parts: named ? named.map(({ id }) => id) : undefined,
      highestPenalty: accepts !== 'any' ? (accepts === 'quoted' ? guard : []) : undefined,
    };
    const parts = openParts(trip, named);
    const expected = this.#refusalOf(person, trip) ?? answerTo(trip, { named, parts, penalties, accepts });
    const url = `/api/trips/${trip.id}/cancel`;
    const isOverAlready = trip.status === 'cancelled' && !named;
    this.#at.suppliers.takeAsked();
    const answer = await this.#at.caller.call(person, { method: 'POST', url, body });
    deepStrictEqual(refusal(answer), expected);
    const asked = this.#at.suppliers.takeAsked();
    if (expected === DONE) deepStrictEqual(asked, isOverAlready ? [] : supplierCallsFor(parts));
    const given = parts.filter((part) => !isByAgency(part));
    if (answer.status !== 200 || isOverAlready) return;
    for (const part of given) {
      part.agreedPenalty = accepts === 'nothing' ? 0 : (penalties.get(part.id)?.amount ?? 0);
    }
    this.#at.model.cancel(trip, given);
  }

  /** Approvers may see it, and decide instead. */
  #refusalOf(person: Person, trip: ModelTrip) {
    if (mayBook(person, trip)) return null;
    return mayRead(person, trip, this.#at.rules) ? FORBIDDEN : NOT_FOUND;
  }

  async #penaltiesOf({ id }: ModelTrip): Promise<Penalties> {
    const siteAdmin = this.#person(PERSON_INDEX.siteAdmin);
    const { body } = await this.#at.caller.call(siteAdmin, { url: `/api/trips/${id}/cancellation` });
    const { parts } = body as CancellationQuote; // the contract has checked it
    return new Map(
      parts.flatMap((part) => (part.outcome === 'quoted' ? [[part._id, part.penalty] as const] : [])),
    );
  }

  #trip(number: number): ModelTrip | undefined {
    return chooseTrip(this.#at.model.trips, number);
  }

  #person(index: number): Person {
    const person = this.#at.people[index];
    if (!person) throw new Error(`There is no person ${index}`);
    return person;
  }
}

/** Of what is booked, its supplier is asked for the costs; of what the agency has booked, no one. */
function supplierCallsFor(parts: readonly ModelPart[]): 'quoteCancellation'[] {
  const asked = parts.filter((part) => part.status === 'confirmed' && !isByAgency(part));
  return asked.map(() => 'quoteCancellation');
}

function quoteOf(trip: ModelTrip, part: ModelPart): 'quoted' | 'inProgress' | 'alreadyOver' | 'byAgency' {
  if (isUnbooked(trip) && part.status === 'cancelling') return 'alreadyOver';
  if (isBusy(part)) return 'inProgress';
  if (isByAgency(part)) return 'byAgency';
  if (isToDrop(part, trip)) return 'quoted';
  if (isOver(part)) return 'alreadyOver';
  if (part.status === 'confirmed') return 'quoted';
  return isUnbooked(trip) || isToRelease(part, trip) ? 'quoted' : 'inProgress';
}

/** In the order of the trip, each once. */
function namedParts({ parts }: ModelTrip, indexes: readonly number[]): ModelPart[] {
  const chosen = new Set(indexes.map((index) => index % parts.length));
  return parts.filter((_, index) => chosen.has(index));
}

/** Of an order that is not booked, what is on its way back already needs nothing any more. */
function openParts(trip: ModelTrip, named: readonly ModelPart[] | null): ModelPart[] {
  return (named ?? trip.parts).filter((part) => {
    if (isOver(part)) return named !== null && isToDrop(part, trip);
    return !(isWhole(trip, named) && part.status === 'cancelling');
  });
}

/** Before it is booked, all of a trip is cancelled, or all that was added to it. */
function isWhole(trip: ModelTrip, named: readonly ModelPart[] | null): boolean {
  return isUnbooked(trip) && (named === null || named.length === trip.parts.length);
}

interface CancelSpec {
  named: readonly ModelPart[] | null;
  parts: readonly ModelPart[];
  penalties: Penalties;
  accepts: 'any' | 'quoted' | 'nothing';
}

function answerTo(trip: ModelTrip, { named, parts, penalties, accepts }: CancelSpec) {
  if (trip.status === 'cancelled' && !named) return DONE;
  const isAtOnce = isWhole(trip, named);
  if (isUnbooked(trip) && !isAtOnce && named && !isAddition(trip, named)) return NOT_CANCELLABLE;
  // Of what is named, nothing may be over.
  const isShort = parts.length === 0 || (named !== null && parts.length < named.length);
  if (isShort && !isAtOnce) return NOT_CANCELLABLE;
  if (parts.some((part) => quoteOf(trip, part) === 'inProgress')) return BUSY;
  if (!isAtOnce && parts.some((part) => quoteOf(trip, part) === 'alreadyOver')) return NOT_CANCELLABLE;
  // Of a booked trip as a whole, it stays while the rest goes.
  const mayStay = !named && !isUnbooked(trip) && !parts.every(isByAgency);
  if (parts.some(isByAgency) && !mayStay) return NOT_CANCELLABLE;
  const isDear = parts.some(({ id }) => (penalties.get(id)?.amount ?? 0) > 0);
  return accepts === 'nothing' && isDear ? PENALTY_CHANGED : DONE;
}
