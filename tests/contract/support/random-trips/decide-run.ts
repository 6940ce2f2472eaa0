import { deepStrictEqual } from 'node:assert';
import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import { refusal } from '../call.ts';
import { setColumns } from '../set-columns.ts';
import { type ApprovalRules, DONE } from './approval-rules.ts';
import { chooseTrip } from './choose-trip.ts';
import type { DeskModel } from './desk-model.ts';
import type { ModelTrip } from './model-trip.ts';
import type { TripCaller } from './trip-caller.ts';
import type { TripCommand } from './trip-commands.ts';
import { PERSON_INDEX, type Person } from './trip-people.ts';
import { isReadingSure, mayRead } from './trip-rights.ts';
import type { TripsModel } from './trips-model.ts';

type Decide = Extract<TripCommand, { type: 'decide' }>;

interface Surroundings {
  db: Kysely<Database>;
  caller: TripCaller;
  model: TripsModel;
  desk: DeskModel;
  rules: ApprovalRules;
  people: readonly Person[];
}

const CHANGED = { status: 409, code: 'trip_changed' };

/** Decisions on trips, with what is to be answered, and changes of those who make them. */
export class DecideRun {
  readonly #at: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  async decide({ by, trip: number, action, sees }: Decide): Promise<void> {
    const { caller, rules, model, desk } = this.#at;
    const trip = this.#trip(number);
    const person = by === null ? trip && rules.deciderOf(trip) : this.#person(by);
    if (!trip || !person || rules.isAway(person) || !isReadingSure(person, trip, rules)) return;
    const isSeen = mayRead(person, trip, rules);
    const { version, total } = await this.#seen(trip);
    const seen = {
      version: sees === 'otherVersion' ? version + 1 : version,
      total: { ...total.asked, amount: total.asked.amount + (sees === 'otherTotal' ? 1 : 0) },
    };
    const path = action === 'approve' ? 'approve' : 'reject';
    const answer = await caller.call(person, {
      method: 'POST',
      url: `/api/trips/${trip.id}/${path}`,
      body: {
        ...seen,
        comment: action !== 'approve' ? 'Too dear' : undefined,
        sendBack: action === 'sendBack' ? true : undefined,
      },
    });
    const isLate = trip.waitingUntil !== null && trip.waitingUntil <= desk.companyNow(trip.companyId);
    const expected =
      isSeen && sees !== 'now' ? CHANGED : rules.answerTo(person, trip, { isLate, mayRead: isSeen });
    deepStrictEqual(refusal(answer), expected);
    if (expected !== DONE) return;
    if (action === 'approve') model.approve(trip, rules.upTo(person, trip));
    else model.refuse(trip, action === 'reject' ? 'refused' : 'sentBack');
  }

  /** What the supplier holds costs more from now on than was agreed to. */
  async rise({ trip: number, part: position }: Extract<TripCommand, { type: 'rise' }>): Promise<void> {
    const { db, desk } = this.#at;
    const trip = chooseTrip(this.#at.model.trips, number, isAnyHeld);
    const part = trip?.parts[position % trip.parts.length];
    const price = part && desk.rise(part.reference);
    if (!price) return;
    await db
      .updateTable('embedded_bookings')
      .set({ price: price.amount })
      .where('reference', '=', part.reference)
      .execute();
  }

  async swapApprovers(): Promise<void> {
    const { staff } = this.#at.rules;
    staff.named = { 1: staff.named[2], 2: staff.named[1] };
    await this.nameApprovers();
  }

  async setActive({ approver, active }: Extract<TripCommand, { type: 'setActive' }>): Promise<void> {
    const { db, rules } = this.#at;
    const index = approver === 1 ? PERSON_INDEX.firstApprover : PERSON_INDEX.secondApprover;
    if (active) rules.staff.away.delete(index);
    else rules.staff.away.add(index);
    const { companyUserId } = this.#person(index);
    await setColumns(db, 'company_users', companyUserId, { active });
  }

  /** The delegate decides for an approver, beside them, until that is taken back. */
  async delegate({ approver, on }: Extract<TripCommand, { type: 'delegate' }>): Promise<void> {
    const { db, rules } = this.#at;
    const index = approver === 1 ? PERSON_INDEX.firstApprover : PERSON_INDEX.secondApprover;
    if (on) rules.staff.delegating.add(index);
    else rules.staff.delegating.delete(index);
    await setColumns(db, 'company_users', this.#person(index).companyUserId, {
      delegate_id: on ? this.#person(PERSON_INDEX.free).companyUserId : null,
      delegate_from: on ? '2000-01-01' : null,
      delegate_until: on ? '2999-12-31' : null,
    });
  }

  /** Up to so much more, the company lets changes through without an approval. */
  async limitChanges({
    francs,
  }: Pick<Extract<TripCommand, { type: 'limitChanges' }>, 'francs'>): Promise<void> {
    const { db, model } = this.#at;
    const limit = francs === null ? null : { amount: francs * 100, currency: 'CHF' };
    model.changes.limit = limit;
    await setColumns(db, 'companies', this.#person(PERSON_INDEX.admin).companyId, {
      changes_without_approval_amount: limit?.amount ?? null,
      changes_without_approval_currency: limit?.currency ?? null,
    });
  }

  /** As the model has it. */
  async nameApprovers(): Promise<void> {
    const { db, rules } = this.#at;
    const travelers = [PERSON_INDEX.bound, PERSON_INDEX.boundTwice].map(
      (index) => this.#person(index).companyUserId,
    );
    await db
      .updateTable('company_users')
      .set({
        level1_approver_id: this.#person(rules.staff.named[1]).companyUserId,
        level2_approver_id: this.#person(rules.staff.named[2]).companyUserId,
      })
      .where('id', 'in', travelers)
      .execute();
  }

  async #seen({ id }: ModelTrip): Promise<Trip> {
    const siteAdmin = this.#person(PERSON_INDEX.siteAdmin);
    const { body } = await this.#at.caller.call(siteAdmin, { url: `/api/trips/${id}` });
    return body as Trip; // the contract has checked it
  }

  /** Those that wait come first, as most of what is decided is about them. */
  #trip(number: number): ModelTrip | undefined {
    return chooseTrip(this.#at.model.trips, number, ({ waitingUntil }) => waitingUntil !== null);
  }

  #person(index: number): Person {
    const person = this.#at.people[index];
    if (!person) throw new Error(`There is no person ${index}`);
    return person;
  }
}

function isAnyHeld({ parts }: ModelTrip): boolean {
  return parts.some(({ status }) => status === 'held' || status === 'confirming');
}
