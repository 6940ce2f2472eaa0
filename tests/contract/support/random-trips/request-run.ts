import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { OfflineRequest, Trip } from '#domain/contract.ts';
import type { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { type Answer, refusal } from '../call.ts';
import { type ApprovalRules, DONE } from './approval-rules.ts';
import { chooseTrip } from './choose-trip.ts';
import type { DeskModel } from './desk-model.ts';
import {
  isBusy,
  isByAgency,
  isOpenRequest,
  isToBeCancelled,
  type ModelPart,
  type ModelTrip,
} from './model-trip.ts';
import type { RequestCommand } from './request-commands.ts';
import { cancelExternal, closeRequest, externalPart, newRequest, sideOf } from './request-model.ts';
import { settleModelTrip } from './settle-model-trip.ts';
import { dateAhead, type TripCaller } from './trip-caller.ts';
import { PERSON_INDEX, type Person } from './trip-people.ts';
import { isReadingSure, mayBook, mayOrder, mayRead, worksForAgency } from './trip-rights.ts';
import { MOST_PARTS, type TripsModel } from './trips-model.ts';

interface Surroundings {
  caller: TripCaller;
  suppliers: FaultySuppliers;
  desk: DeskModel;
  model: TripsModel;
  rules: ApprovalRules;
  people: readonly Person[];
}

type Command<Type extends RequestCommand['type']> = Extract<RequestCommand, { type: Type }>;

const CREATED = { status: 201, code: undefined };
const NOT_FOUND = { status: 404, code: 'not_found' };
const FORBIDDEN = { status: 403, code: 'forbidden' };
const WITHHELD = { status: 409, code: 'action_withheld' };
const BUSY = { status: 409, code: 'trip_busy' };
const INVALID = { status: 422, code: 'validation_failed' };
const NOT_CANCELLABLE = { status: 409, code: 'not_cancellable' };
const APPROVER_MISSING = { status: 409, code: 'approver_missing' };

/** Requests in words and what the agency books for them, with what is to be answered. */
export class RequestRun {
  readonly #at: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  /** No supplier hears of any of this. */
  async perform(command: RequestCommand): Promise<void> {
    const { suppliers } = this.#at;
    suppliers.takeAsked();
    await this.#do(command);
    deepStrictEqual(suppliers.takeAsked(), []);
  }

  async #do(command: RequestCommand): Promise<void> {
    if (command.type === 'ask') return await this.#ask(command);
    const trip = this.#trip(command.trip);
    const by = this.#person(command.by);
    if (!trip || !isReadingSure(by, trip, this.#at.rules)) return;
    switch (command.type) {
      case 'write':
        return await this.#write(by, trip);
      case 'record':
        return await this.#record(by, trip, command);
      case 'cancelExternal':
        return await this.#cancel(by, trip, command);
      case 'close':
        return await this.#close(by, trip);
    }
  }

  async #ask({ by: index, traveler: other }: Command<'ask'>): Promise<void> {
    const { caller, desk, model } = this.#at;
    const [by, traveler] = [this.#person(index), this.#person(other)];
    const day = dateAhead(desk.companyNow(by.companyId));
    const body: OfflineRequest = {
      travelers: [traveler.companyUserId],
      kinds: ['rail'],
      startsOn: day,
      endsOn: day,
      places: ['Zürich', 'Milan'],
      text: 'A table for two',
      purpose: 'client-visit',
    };
    const request = { method: 'POST', url: '/api/trips/offlineRequest', body } as const;
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await caller.call(by, { ...request, headers });
    const expected = mayOrder(by, traveler) ? CREATED : NOT_FOUND;
    deepStrictEqual(refusal(answer), expected);
    if (answer.status !== 201) return;
    const { _id } = tripIn(answer);
    model.moves.reach('request.made');
    model.trips.push(newRequest(_id, { traveler, by }));
    const again = await caller.call(by, { ...request, headers });
    deepStrictEqual(again.body, answer.body);
  }

  async #write(by: Person, trip: ModelTrip): Promise<void> {
    const answer = await this.#post(by, `/api/trips/${trip.id}/messages`, { text: 'A train would do' });
    const expected = this.#strangerOf(by, trip) ?? (isOpenRequest(trip) ? DONE : WITHHELD);
    deepStrictEqual(refusal(answer), expected);
    if (expected !== DONE) return;
    this.#at.model.moves.reach('request.messageWritten');
    const { kind, comment, side } = tripIn(answer).events.at(-1) ?? {};
    deepStrictEqual(
      { kind, comment, side },
      { kind: 'messageWritten', comment: 'A train would do', side: sideOf(by, trip) },
    );
  }

  async #record(by: Person, trip: ModelTrip, { francs }: Command<'record'>): Promise<void> {
    const { desk, model } = this.#at;
    const day = dateAhead(desk.companyNow(trip.companyId));
    const price = { amount: francs * 100, currency: 'CHF' };
    const body = { service: 'rail', supplier: 'SBB', locator: 'EC317', startsOn: day, endsOn: day, price };
    const { version } = await this.#seen(trip);
    const answer = await this.#post(by, `/api/trips/${trip.id}/extBookings`, body, version);
    const expected = this.#refusalOfRecording(by, trip) ?? DONE;
    deepStrictEqual(refusal(answer), expected);
    if (expected !== DONE) return;
    const id = tripIn(answer).parts.at(-1)?._id ?? '';
    model.moves.reach('external.recorded');
    if (trip.traveler.levels.length > 0) model.moves.reach('external.waits');
    model.add(trip, { by, parts: [externalPart(id, price.amount)], replaced: [] });
  }

  #refusalOfRecording(by: Person, trip: ModelTrip) {
    const other = this.#otherOf(by, trip);
    if (other) return other;
    if (!isOpenRequest(trip) || trip.status !== 'approved') return WITHHELD;
    if (trip.parts.some(isBusy)) return BUSY;
    if (trip.parts.length >= MOST_PARTS) return INVALID;
    return this.#at.rules.canBeApproved(trip, by) ? null : APPROVER_MISSING;
  }

  async #cancel(by: Person, trip: ModelTrip, { part: position, percent }: Command<'cancelExternal'>) {
    const part = trip.parts[position % trip.parts.length];
    if (!part) return;
    const penalty = { amount: Math.floor((part.price * percent) / 100), currency: 'CHF' };
    const { version } = await this.#seen(trip);
    const url = `/api/trips/${trip.id}/extBookings/${part.id}/cancel`;
    const answer = await this.#post(by, url, { reason: 'The traveller is ill', penalty }, version);
    const isAtRest = ['approved', 'complete', 'cancelled'].includes(trip.status);
    const isCancelled = (one: ModelPart) => isByAgency(one) || isToBeCancelled(one);
    const isPossible = isAtRest && trip.parts.some(isCancelled);
    const isDear = penalty.amount > part.price;
    const expected =
      this.#otherOf(by, trip) ??
      (!isPossible ? WITHHELD : !isCancelled(part) ? NOT_CANCELLABLE : isDear ? INVALID : DONE);
    deepStrictEqual(refusal(answer), expected);
    if (expected !== DONE) return;
    const cancelled = tripIn(answer).parts.find(({ _id }) => _id === part.id);
    deepStrictEqual(
      [cancelled?.penalty?.amount, cancelled?.refund?.amount],
      [penalty.amount, part.price - penalty.amount],
    );
    this.#at.model.moves.reach(isByAgency(part) ? 'external.cancelled' : 'external.costRecorded');
    const wasBooked = isByAgency(part);
    cancelExternal(part, penalty.amount);
    if (wasBooked) settleModelTrip(trip, this.#at.model.moves);
  }

  async #close(by: Person, trip: ModelTrip): Promise<void> {
    const answer = await this.#post(by, `/api/trips/${trip.id}/close`, { reason: 'All is booked' });
    const isPossible = isOpenRequest(trip) && trip.status === 'approved';
    const expected = this.#strangerOf(by, trip) ?? (isPossible ? DONE : WITHHELD);
    deepStrictEqual(refusal(answer), expected);
    if (expected === DONE) closeRequest(trip, by, this.#at.model.moves);
  }

  /** Approvers read, and decide. */
  #strangerOf(by: Person, trip: ModelTrip) {
    if (!mayRead(by, trip, this.#at.rules)) return NOT_FOUND;
    return mayBook(by, trip) ? null : FORBIDDEN;
  }

  /** Who travels can ask for bookings, and not record them. */
  #otherOf(by: Person, trip: ModelTrip) {
    return this.#strangerOf(by, trip) ?? (worksForAgency(by, trip) ? null : FORBIDDEN);
  }

  async #post(by: Person, url: string, body: object, version?: number): Promise<Answer> {
    const headers =
      version === undefined ? { 'idempotency-key': randomUUID() } : { 'if-match': `"${version}"` };
    return await this.#at.caller.call(by, { method: 'POST', url, body, headers });
  }

  async #seen({ id }: ModelTrip): Promise<Trip> {
    return tripIn(
      await this.#at.caller.call(this.#person(PERSON_INDEX.siteAdmin), { url: `/api/trips/${id}` }),
    );
  }

  /** Requests come first, as most of this is about them. */
  #trip(number: number): ModelTrip | undefined {
    return chooseTrip(this.#at.model.trips, number, ({ request }) => request !== null);
  }

  #person(index: number): Person {
    const person = this.#at.people[index];
    if (!person) throw new Error(`There is no person ${index}`);
    return person;
  }
}

function tripIn({ body }: Answer): Trip {
  return body as Trip; // the contract has checked it
}
