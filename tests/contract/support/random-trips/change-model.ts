import type { ChangeStatus } from '#domain/change-status.ts';
import type { Money } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import { addPercent } from '#domain/money.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { type DeskModel, TOLERATED_PERCENT } from './desk-model.ts';
import type { ModelChange, ModelPart, ModelTrip } from './model-trip.ts';
import type { Moves } from './moves.ts';
import type { Person } from './trip-people.ts';

const DAY_MS = 24 * 60 * 60_000;

const OVER: readonly ChangeStatus[] = ['done', 'refused', 'expired', 'withdrawn', 'failed'];

const OUTCOMES = {
  changed: 'change.done',
  unknown: 'change.lost',
  soldOut: 'change.soldOut',
  dearer: 'change.dearer',
} as const;

export const isOverChange = ({ status }: ModelChange) => OVER.includes(status);

/** The level for which a change waits. */
export function levelOfChange({ status }: Pick<ModelChange, 'status'>): ApprovalLevel | null {
  if (status === 'waiting_level_1_approval') return 1;
  return status === 'waiting_level_2_approval' ? 2 : null;
}

export const waitingChangeOf = ({ changes }: ModelTrip, part?: ModelPart) =>
  changes.find((change) => levelOfChange(change) !== null && (!part || change.part === part));

/** What becomes of changes. Until one is done, its part is booked as before; everything else leaves it so. */
export class ChangesModel {
  /** Up to which additional cost changes need no approval; null for none. */
  limit: Money | null = null;
  readonly #desk: DeskModel;
  readonly #moves: Moves;

  constructor(desk: DeskModel, moves: Moves) {
    this.#desk = desk;
    this.#moves = moves;
  }

  /** Who has to approve what costs so much more. */
  levelsFor({ levels }: Person, due: Money): readonly ApprovalLevel[] {
    if (!this.limit) return levels;
    const converted = convertMoney(due, this.limit.currency, DEMO_RATES)?.money.amount ?? Infinity;
    return due.amount === 0 || converted <= this.limit.amount ? [] : levels;
  }

  /** Waits for the first of the levels that have to approve it; begins when there is none. */
  request(
    trip: ModelTrip,
    { by, levels }: { by: Person; levels: readonly ApprovalLevel[] },
    change: Pick<ModelChange, 'id' | 'part' | 'price' | 'penalty' | 'wanted'>,
  ): void {
    const requested: ModelChange = {
      ...change,
      by,
      levels,
      status: 'changing',
      failure: null,
      waitingUntil: null,
      history: ['changeRequested'],
    };
    trip.changes.push(requested);
    trip.requestedBy.push(by);
    if (levels.length < trip.traveler.levels.length) this.#moves.reach('change.waived');
    if (change.penalty > 0) this.#moves.reach('change.withPenalty');
    const [level] = levels;
    if (level === undefined) this.#begin(requested);
    else this.#waitFor(trip, requested, level);
  }

  approve(trip: ModelTrip, change: ModelChange, upTo: ApprovalLevel): void {
    change.history.push('changeApproved');
    if (trip.traveler.levels.some((level) => level > upTo)) this.#waitFor(trip, change, 2);
    else {
      this.#moves.reach('change.approved');
      // Who approves what has risen agrees to it.
      const { wanted, price } = change;
      if (price > wanted.accepted) {
        wanted.accepted = addPercent({ ...wanted.seen, amount: price }, TOLERATED_PERCENT).amount;
      }
      this.#begin(change);
    }
  }

  reject(change: ModelChange): void {
    this.#moves.reach('change.refused');
    this.#end(change, 'refused', 'changeRejected');
  }

  withdraw(change: ModelChange): void {
    this.#moves.reach('change.withdrawn');
    this.#end(change, 'withdrawn', 'changeWithdrawn');
  }

  /** What is cancelled is not changed any more. */
  withdrawOf(trip: ModelTrip, part: ModelPart): void {
    const change = waitingChangeOf(trip, part);
    if (!change) return;
    this.#moves.reach('change.withdrawnByCancellation');
    this.#end(change, 'withdrawn', 'changeWithdrawn');
  }

  expire(trip: ModelTrip): void {
    const now = this.#desk.companyNow(trip.companyId);
    for (const change of trip.changes) {
      const isDue = change.waitingUntil !== null && change.waitingUntil <= now;
      if (!isDue) continue;
      this.#moves.reach('change.expired');
      this.#end(change, 'expired', 'changeExpired');
    }
  }

  carryOut(trip: ModelTrip, part: ModelPart): void {
    const change = this.#underWay(trip, part);
    const outcome = this.#desk.change(part.reference, change.id, change.wanted);
    this.#moves.reach(OUTCOMES[outcome]);
    if (outcome === 'changed') {
      change.history.push('changed');
      this.#finish(change);
    } else if (outcome === 'unknown') {
      change.history.push('answerLost');
      Object.assign(change, { status: 'unknown' });
      Object.assign(part, { status: 'unknown' });
    } else if (outcome === 'dearer') {
      this.#askAgain(trip, change);
    } else {
      change.failure = outcome;
      this.#end(change, 'failed', 'changeRefused');
      Object.assign(part, { status: 'confirmed', attempt: null });
    }
  }

  /** Back to those who have approved it, if any have; either way at what it costs now. */
  #askAgain(trip: ModelTrip, change: ModelChange): void {
    const { part, wanted } = change;
    change.price = this.#desk.priceNow(wanted, { companyId: trip.companyId, seen: wanted.seen }).amount;
    Object.assign(part, { status: 'confirmed', attempt: null });
    const [level] = change.levels;
    if (level === undefined) {
      change.failure = 'priceChanged';
      this.#end(change, 'failed', 'changeDearer');
      return;
    }
    this.#moves.reach('change.goesBack');
    change.history.push('changeDearer');
    this.#waitFor(trip, change, level);
  }

  /** What the supplier has not changed is asked for again. */
  lookUp(trip: ModelTrip, part: ModelPart): void {
    const change = this.#underWay(trip, part);
    if (this.#desk.lookUp(part.reference) === 'unknown') {
      this.#moves.reach('change.lookUpLost');
      return;
    }
    change.history.push('found');
    const isDone = this.#desk.bookings.get(part.reference)?.changedBy === change.id;
    this.#moves.reach(isDone ? 'change.foundDone' : 'change.foundUndone');
    if (isDone) {
      change.history.push('changed');
      this.#finish(change);
    } else this.#begin(change);
  }

  #begin(change: ModelChange): void {
    this.#moves.reach('change.begun');
    change.history.push('changing');
    Object.assign(change, { status: 'changing', waitingUntil: null });
    Object.assign(change.part, { status: 'changing', attempt: 'change' });
  }

  #waitFor(trip: ModelTrip, change: ModelChange, level: ApprovalLevel): void {
    this.#moves.reach(`change.waitsForLevel${level}`);
    const waitingUntil = this.#desk.companyNow(trip.companyId) + DAY_MS;
    Object.assign(change, { status: `waiting_level_${level}_approval`, waitingUntil });
  }

  #finish(change: ModelChange): void {
    const { part, wanted } = change;
    const price = this.#desk.priceOf(part.reference);
    Object.assign(change, { status: 'done', price });
    Object.assign(part, { status: 'confirmed', attempt: null, price, turn: wanted.turn });
    const { isPrepaid, dueOnSite, changeableUntil, goods } = wanted;
    Object.assign(part, { isPrepaid, dueOnSite, changeableUntil, goods, orderedBy: change.by });
  }

  #end(change: ModelChange, status: ChangeStatus, told: string): void {
    change.history.push(told);
    Object.assign(change, { status, waitingUntil: null });
  }

  #underWay({ changes }: ModelTrip, part: ModelPart): ModelChange {
    const change = changes.find((one) => one.part === part && !isOverChange(one));
    if (!change) throw new Error('A part is being changed without a change');
    return change;
  }
}
