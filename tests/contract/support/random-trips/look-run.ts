import { deepStrictEqual } from 'node:assert';
import type { Trip, TripCounts } from '#domain/contract.ts';
import { refusal } from '../call.ts';
import type { ApprovalRules } from './approval-rules.ts';
import { levelOfChange } from './change-model.ts';
import { chooseTrip } from './choose-trip.ts';
import type { DeskModel } from './desk-model.ts';
import { comparableActions, expectedActions, isChangeable, mayChange } from './expected-actions.ts';
import type { ModelChange, ModelTrip } from './model-trip.ts';
import type { TripCaller } from './trip-caller.ts';
import { FILTERS, type TripCommand } from './trip-commands.ts';
import { PEOPLE_COUNT, type Person } from './trip-people.ts';
import { isListed, isReadingSure, mayBook, mayRead } from './trip-rights.ts';
import type { TripsModel } from './trips-model.ts';

interface Surroundings {
  caller: TripCaller;
  desk: DeskModel;
  model: TripsModel;
  rules: ApprovalRules;
  people: readonly Person[];
}

/** Trips and lists as they are read, with what is to be answered. */
export class LookRun {
  readonly #at: Surroundings;
  /** Counts the looks, so that all trips and people have their turn. */
  #turn = 0;

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  /** The next trip, as its traveler and the next of all people may act on it. */
  async readNext(): Promise<void> {
    const { trips } = this.#at.model;
    this.#turn += 1;
    const trip = trips[this.#turn % Math.max(trips.length, 1)];
    if (!trip) return;
    for (const person of [trip.traveler, this.#person(this.#turn % PEOPLE_COUNT)]) {
      if (!this.#at.rules.isAway(person)) await this.#readAs(person, trip);
    }
  }

  async read({ by, trip: number }: Extract<TripCommand, { type: 'read' }>): Promise<void> {
    const trip = chooseTrip(this.#at.model.trips, number);
    if (trip) await this.#readAs(this.#person(by), trip);
  }

  async #readAs(person: Person, trip: ModelTrip): Promise<void> {
    if (!isReadingSure(person, trip, this.#at.rules)) return;
    const answer = await this.#at.caller.call(person, { url: `/api/trips/${trip.id}` });
    if (!mayRead(person, trip, this.#at.rules)) {
      return deepStrictEqual(refusal(answer), { status: 404, code: 'not_found' });
    }
    const now = this.#at.desk.companyNow(trip.companyId);
    const { status, end = null, parts, changes = [], request, allowedActions } = answer.body as Trip; // the contract has checked it
    deepStrictEqual(
      {
        status,
        end,
        isOpen: request?.isOpen ?? null,
        actions: comparableActions(allowedActions),
        parts: parts.map((part) => [part.status, part.changeable?.possible ?? false]),
        changes: changes.map(({ mayDecide = false, mayWithdraw = false, ...change }) => [
          ...[change.status, mayDecide, mayWithdraw],
        ]),
      },
      {
        status: trip.status,
        end: trip.end,
        isOpen: trip.request?.isOpen ?? null,
        actions: expectedActions(person, trip, {
          rules: this.#at.rules,
          isLate: this.#isLate(trip, trip),
          now,
        }),
        parts: trip.parts.map((part) => [
          part.status,
          mayChange(person, trip) && isChangeable(trip, part, now),
        ]),
        changes: trip.changes.map((change) => [
          ...[change.status, this.#mayDecide(person, trip, change)],
          levelOfChange(change) !== null && mayBook(person, trip),
        ]),
      },
    );
  }

  async list({ by, filter }: Extract<TripCommand, { type: 'list' }>): Promise<void> {
    const person = this.#person(by);
    const { rules } = this.#at;
    if (rules.mayStillRead(person) && !(filter === 'waitingApproval' && rules.mayBeAsked(person))) return;
    const { body } = await this.#at.caller.call(person, { url: `/api/trips?tripFilter=${filter}` });
    const { docs } = body as { docs: { _id: string }[] }; // the contract has checked it
    const expected = this.#listedFor(by).filter((trip) => isListed(trip, filter));
    deepStrictEqual(docs.map(({ _id }) => _id).sort(), expected.map(({ id }) => id).sort());
  }

  async count({ by }: Extract<TripCommand, { type: 'count' }>): Promise<void> {
    const person = this.#person(by);
    const { body } = await this.#at.caller.call(person, { url: '/api/trips/count' });
    const listed = this.#listedFor(by);
    // Who is asked to approve may see more than that afterwards, which is a test of its own.
    const { rules } = this.#at;
    if (rules.mayStillRead(person) && !rules.mayBeAsked(person)) return;
    const filters = rules.mayStillRead(person) ? (['waitingApproval'] as const) : FILTERS;
    const counts = filters.map((filter) => [filter, listed.filter((trip) => isListed(trip, filter)).length]);
    const toDecide = listed.filter(
      (trip) =>
        rules.decides(person, trip) ||
        trip.changes.some((change) => rules.decides(person, trip, levelOfChange(change))),
    ).length;
    const found = body as TripCounts; // the contract has checked it
    deepStrictEqual(
      [...filters, 'toDecide' as const].map((name) => [name, found[name]]),
      [...counts, ['toDecide', toDecide]],
    );
  }

  #mayDecide(person: Person, trip: ModelTrip, change: ModelChange): boolean {
    return !this.#isLate(trip, change) && this.#at.rules.decides(person, trip, levelOfChange(change));
  }

  #isLate({ companyId }: ModelTrip, { waitingUntil }: Pick<ModelChange, 'waitingUntil'>): boolean {
    return waitingUntil !== null && waitingUntil <= this.#at.desk.companyNow(companyId);
  }

  /** Lists are those of the company in which the person acts. */
  #listedFor(by: number) {
    const person = this.#person(by);
    return this.#at.model.trips.filter(
      (trip) => trip.companyId === person.companyId && mayRead(person, trip, this.#at.rules),
    );
  }

  #person(index: number): Person {
    const person = this.#at.people[index];
    if (!person) throw new Error(`There is no person ${index}`);
    return person;
  }
}
