import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { PartChangeRequest, Trip } from '#domain/contract.ts';
import { addPercent } from '#domain/money.ts';
import type { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { type Answer, refusal } from '../call.ts';
import { type ApprovalRules, DONE } from './approval-rules.ts';
import type { ChangeCommand } from './change-commands.ts';
import { additionalCost, costsOf, expectedCosts } from './change-costs.ts';
import { levelOfChange, waitingChangeOf } from './change-model.ts';
import { chooseTrip } from './choose-trip.ts';
import { type DeskModel, TOLERATED_PERCENT } from './desk-model.ts';
import { isChangeable, mayChange } from './expected-actions.ts';
import { isBusy, type ModelChange, type ModelPart, type ModelTrip } from './model-trip.ts';
import { goodsOf, offeredPrice, soldBy, termsOf } from './ordered-offers.ts';
import type { TripCaller } from './trip-caller.ts';
import { PERSON_INDEX, type Person } from './trip-people.ts';
import { isReadingSure, mayBook, mayRead } from './trip-rights.ts';
import type { TripsModel } from './trips-model.ts';

interface Surroundings {
  suppliers: FaultySuppliers;
  caller: TripCaller;
  desk: DeskModel;
  model: TripsModel;
  rules: ApprovalRules;
  people: readonly Person[];
}

type Command<Type extends ChangeCommand['type']> = Extract<ChangeCommand, { type: Type }>;

interface ChangeCall {
  trip: ModelTrip;
  change: ModelChange;
  by: Person;
  body: PartChangeRequest;
  key: string;
}

const NOT_FOUND = { status: 404, code: 'not_found' };
const FORBIDDEN = { status: 403, code: 'forbidden' };
const WITHHELD = { status: 409, code: 'action_withheld' };
const BUSY = { status: 409, code: 'trip_busy' };
const NOT_CHANGEABLE = { status: 409, code: 'not_changeable' };
const OTHER_THAN_BOOKED = { status: 409, code: 'other_than_booked' };
const NOTHING_CHANGED = { status: 409, code: 'nothing_changed' };
const APPROVAL_CHANGED = { status: 409, code: 'approval_changed' };
const APPROVER_MISSING = { status: 409, code: 'approver_missing' };
const TRIP_CHANGED = { status: 409, code: 'trip_changed' };
/** Of a car that is paid for when it is booked, in the money of the place. */
const PREPAID_CAR_FEES: Readonly<Record<string, number>> = { CHF: 25_00, SEK: 292_50 };

/** Changes of booked parts as they are quoted, sent and decided on, with what is to be answered. */
export class ChangeRun {
  readonly #at: Surroundings;
  readonly #sent: ChangeCall[] = [];

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  async perform(command: ChangeCommand): Promise<void> {
    switch (command.type) {
      case 'change':
        return await this.#change(command);
      case 'repeatChange':
        return await this.#repeat(command);
      case 'decideChange':
        return await this.#decide(command);
      case 'withdrawChange':
        return await this.#withdraw(command);
    }
  }

  async #change({ changer, trip: number, part: position, fate: elsewhere, day, agrees }: Command<'change'>) {
    const { caller, desk, model, rules, suppliers } = this.#at;
    const trip = chooseTrip(model.trips, number, isAnyChangeable);
    const part = trip?.parts[position % trip.parts.length];
    if (!trip || !part) return;
    const { traveler } = trip;
    const by = changer === null ? traveler : this.#person(changer);
    if (rules.isAway(by) || !isReadingSure(by, trip, rules)) return;
    const kind = part.kind === 'external' ? 'hotel' : part.kind;
    const now = desk.companyNow(trip.companyId);
    // What is booked elsewhere may be sold by others, who change nothing of it.
    const fate = elsewhere ?? desk.bookings.get(part.reference)?.fate ?? 'good';
    const isKept = elsewhere === null && part.kind !== 'external';
    const changed = isKept ? { tripId: trip.id, partId: part.id } : undefined;
    const offer = await caller.offer(traveler, { kind, fate, day, now, changes: changed });
    if (offer === null) return;
    const wanted = { kind, offer };
    const path = `/api/trips/${trip.id}/parts/${part.id}/change`;
    suppliers.takeAsked();
    const quote = await caller.call(by, { method: 'POST', url: `${path}/quote`, body: { part: wanted } });
    const seen = offeredPrice(wanted);
    // What is free to give up can be changed into what costs the same money.
    const isAlike = desk.bookings.get(part.reference)?.price.currency === seen.currency;
    const withheld = this.#refusalOf(by, trip, part);
    // Nor is what the agency has booked any supplier's business.
    if (withheld) deepStrictEqual(suppliers.takeAsked(), []);
    const refused =
      withheld ??
      desk.unsold({ kind, fate }, trip.companyId) ??
      (part.goods === goodsOf(wanted) ? NOTHING_CHANGED : null) ??
      (soldBy(part) === soldBy({ kind, goods: goodsOf(wanted) }) ? null : OTHER_THAN_BOOKED) ??
      (isAlike ? null : NOT_CHANGEABLE);
    deepStrictEqual(refusal(quote), refused ?? DONE);
    if (refused) return;
    const after = desk.priceNow({ kind, fate }, { companyId: trip.companyId, seen });
    const penalty = {
      amount: part.isPrepaid ? (PREPAID_CAR_FEES[seen.currency] ?? 0) : 0,
      currency: seen.currency,
    };
    const next = { price: after.amount, dueOnSite: caller.dueOnSite(offer) };
    const costs = expectedCosts(part, next, penalty.amount);
    deepStrictEqual(costsOf(quote), Object.values(costs));
    const cost = { amount: additionalCost(part, next, penalty.amount), currency: seen.currency };
    const needed = model.changes.levelsFor(traveler, cost);
    const levels = agrees ? [...traveler.levels] : [];
    const reason = levels.length > 0 && { reason: { code: 'closerToMeeting' as const } };
    const body = { part: wanted, agreed: { price: after, penalty }, levels, ...reason };
    const key = randomUUID();
    const answer = await this.#send(path, { by, body, key });
    if (levels.length < needed.length) return deepStrictEqual(refusal(answer), APPROVAL_CHANGED);
    if (needed.length > 0 && !rules.canBeApproved(trip, by))
      return deepStrictEqual(refusal(answer), APPROVER_MISSING);
    deepStrictEqual(refusal(answer), DONE);
    const { changes = [] } = answer.body as Trip; // the contract has checked it
    const requested = changes.at(-1);
    if (!requested) throw new Error('A change that was accepted is not shown');
    const accepted = addPercent(after, TOLERATED_PERCENT).amount;
    model.changes.request(
      trip,
      { by, levels: needed },
      {
        id: requested._id,
        part,
        price: after.amount,
        penalty: penalty.amount,
        wanted: { kind, fate, seen, accepted, ...termsOf(requested.after, wanted) },
      },
    );
    const change = trip.changes.at(-1);
    if (change) this.#sent.push({ trip, change, by, body, key });
  }

  /** Nothing is changed twice. */
  async #repeat({ change: number }: Command<'repeatChange'>): Promise<void> {
    const sent = this.#latest(number);
    if (!sent || this.#at.rules.isAway(sent.by)) return;
    const { trip, change } = sent;
    const answer = await this.#send(`/api/trips/${trip.id}/parts/${change.part.id}/change`, sent);
    deepStrictEqual(refusal(answer), DONE);
    const { changes = [] } = answer.body as Trip; // the contract has checked it
    deepStrictEqual(
      changes.map(({ _id, status }) => [_id, status]),
      trip.changes.map(({ id, status }) => [id, status]),
    );
  }

  async #decide({ by, change: number, action, sees }: Command<'decideChange'>): Promise<void> {
    const { caller, desk, model, rules } = this.#at;
    const sent = this.#latest(number);
    const decider = sent && rules.deciderOf(sent.trip, levelOfChange(sent.change));
    const person = by === null ? decider : this.#person(by);
    if (!sent || !person || !isReadingSure(person, sent.trip, rules)) return;
    const { trip, change } = sent;
    const isRead = mayRead(person, trip, rules);
    const { version } = await this.#seen(trip);
    const answer = await caller.call(person, {
      method: 'POST',
      url: `/api/trips/${trip.id}/changes/${change.id}/${action}`,
      body: {
        version: sees === 'now' ? version : version + 1,
        comment: action === 'reject' ? 'Stay as planned' : undefined,
      },
    });
    const level = levelOfChange(change);
    const isLate = change.waitingUntil !== null && change.waitingUntil <= desk.companyNow(trip.companyId);
    const expected =
      isRead && sees === 'other'
        ? TRIP_CHANGED
        : rules.answerTo(person, trip, { isLate, mayRead: isRead, level });
    deepStrictEqual(refusal(answer), expected);
    if (expected !== DONE) return;
    if (action === 'approve') model.changes.approve(trip, change, rules.upTo(person, trip, level));
    else model.changes.reject(change);
  }

  async #withdraw({ by, change: number }: Command<'withdrawChange'>): Promise<void> {
    const { caller, model, rules } = this.#at;
    const sent = this.#latest(number);
    const person = this.#person(by);
    if (!sent || !isReadingSure(person, sent.trip, rules)) return;
    const { trip, change } = sent;
    const url = `/api/trips/${trip.id}/changes/${change.id}/withdraw`;
    const answer = await caller.call(person, { method: 'POST', url });
    const isWaiting = levelOfChange(change) !== null;
    const isPossible = isWaiting || change.status === 'withdrawn';
    deepStrictEqual(refusal(answer), this.#strangerOf(person, trip) ?? (isPossible ? DONE : WITHHELD));
    if (answer.status === 200 && isWaiting) model.changes.withdraw(change);
  }

  /** Why a part can't be changed by a person; null when it can. */
  #refusalOf(by: Person, trip: ModelTrip, part: ModelPart) {
    const stranger = this.#strangerOf(by, trip);
    if (stranger) return stranger;
    if (!mayChange(by, trip)) return WITHHELD;
    if (isBusy(part)) return BUSY;
    if (part.status !== 'confirmed' || waitingChangeOf(trip, part)) return WITHHELD;
    return isChangeable(trip, part, this.#at.desk.companyNow(trip.companyId)) ? null : NOT_CHANGEABLE;
  }

  #strangerOf(by: Person, trip: ModelTrip) {
    if (!mayRead(by, trip, this.#at.rules)) return NOT_FOUND;
    return mayBook(by, trip) ? null : FORBIDDEN;
  }

  async #send(url: string, { by, body, key }: Pick<ChangeCall, 'by' | 'body' | 'key'>): Promise<Answer> {
    const headers = { 'idempotency-key': key };
    return await this.#at.caller.call(by, { method: 'POST', url, body, headers });
  }

  async #seen({ id }: ModelTrip): Promise<Trip> {
    const siteAdmin = this.#person(PERSON_INDEX.siteAdmin);
    const { body } = await this.#at.caller.call(siteAdmin, { url: `/api/trips/${id}` });
    return body as Trip; // the contract has checked it
  }

  /** Those that wait come first, as most of what is decided is about them. */
  #latest(number: number): ChangeCall | undefined {
    const waiting = this.#sent.filter(({ change }) => levelOfChange(change) !== null);
    const chosen = waiting.length > 0 && number < 2 ? waiting : this.#sent;
    return chosen.at(-1 - (number % Math.max(chosen.length, 1)));
  }

  #person(index: number): Person {
    const person = this.#at.people[index];
    if (!person) throw new Error(`There is no person ${index}`);
    return person;
  }
}

/** Of most changes, something can become. */
function isAnyChangeable({ parts }: ModelTrip): boolean {
  return parts.some(({ status, changeableUntil }) => status === 'confirmed' && changeableUntil > 0);
}
