import type { ChangeStatus } from '#domain/change-status.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { DeskModel } from './desk-model.ts';
import type { ModelChange, ModelPart, ModelTrip } from './model-trip.ts';
import type { Person } from './trip-people.ts';

const DAY_MS = 24 * 60 * 60_000;

const OVER: readonly ChangeStatus[] = ['done', 'refused', 'expired', 'withdrawn', 'failed'];

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
  readonly #desk: DeskModel;

  constructor(desk: DeskModel) {
    this.#desk = desk;
  }

  request(
    trip: ModelTrip,
    by: Person,
    change: Pick<ModelChange, 'id' | 'part' | 'price' | 'penalty' | 'wanted'>,
  ): void {
    const requested: ModelChange = {
      ...change,
      status: 'changing',
      failure: null,
      waitingUntil: null,
      history: ['changeRequested'],
    };
    trip.changes.push(requested);
    trip.requestedBy.push(by);
    const [level] = trip.traveller.levels;
    if (level === undefined) this.#begin(requested);
    else this.#waitFor(trip, requested, level);
  }

  approve(trip: ModelTrip, change: ModelChange, upTo: ApprovalLevel): void {
    change.history.push('changeApproved');
    if (trip.traveller.levels.some((level) => level > upTo)) this.#waitFor(trip, change, 2);
    else this.#begin(change);
  }

  reject(change: ModelChange): void {
    this.#end(change, 'refused', 'changeRejected');
  }

  withdraw(change: ModelChange): void {
    this.#end(change, 'withdrawn', 'changeWithdrawn');
  }

  /** What is cancelled is not changed any more. */
  withdrawOf(trip: ModelTrip, part: ModelPart): void {
    const change = waitingChangeOf(trip, part);
    if (change) this.withdraw(change);
  }

  expire(trip: ModelTrip): void {
    const now = this.#desk.companyNow(trip.companyId);
    for (const change of trip.changes) {
      const isDue = change.waitingUntil !== null && change.waitingUntil <= now;
      if (isDue) this.#end(change, 'expired', 'changeExpired');
    }
  }

  carryOut(trip: ModelTrip, part: ModelPart): void {
    const change = this.#underWay(trip, part);
    const outcome = this.#desk.change(part.reference, change.id, change.wanted);
    if (outcome === 'changed') {
      change.history.push('changed');
      this.#finish(change);
    } else if (outcome === 'unknown') {
      change.history.push('answerLost');
      Object.assign(change, { status: 'unknown' });
      Object.assign(part, { status: 'unknown' });
    } else {
      change.failure = outcome;
      this.#end(change, 'failed', 'changeRefused');
      Object.assign(part, { status: 'confirmed', attempt: null });
    }
  }

  /** What the supplier has not changed is asked for again. */
  lookUp(trip: ModelTrip, part: ModelPart): void {
    const change = this.#underWay(trip, part);
    if (this.#desk.lookUp(part.reference) === 'unknown') return;
    change.history.push('found');
    if (this.#desk.bookings.get(part.reference)?.changedBy === change.id) {
      change.history.push('changed');
      this.#finish(change);
    } else this.#begin(change);
  }

  #begin(change: ModelChange): void {
    change.history.push('changing');
    Object.assign(change, { status: 'changing', waitingUntil: null });
    Object.assign(change.part, { status: 'changing', attempt: 'change' });
  }

  #waitFor(trip: ModelTrip, change: ModelChange, level: ApprovalLevel): void {
    const waitingUntil = this.#desk.companyNow(trip.companyId) + DAY_MS;
    Object.assign(change, { status: `waiting_level_${level}_approval`, waitingUntil });
  }

  #finish(change: ModelChange): void {
    const { part, wanted } = change;
    const price = this.#desk.priceOf(part.reference);
    Object.assign(change, { status: 'done', price });
    Object.assign(part, { status: 'confirmed', attempt: null, price, turn: wanted.turn });
    Object.assign(part, { isPrepaid: wanted.isPrepaid, goods: wanted.goods });
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
