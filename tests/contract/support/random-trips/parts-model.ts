import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { JobName, JobPayloads } from '#server/jobs/jobs.ts';
import type { ChangesModel } from './change-model.ts';
import type { DeskModel } from './desk-model.ts';
import type { ModelPart, ModelTrip } from './model-trip.ts';
import type { Moves } from './moves.ts';

interface Surroundings {
  desk: DeskModel;
  moves: Moves;
  changes: ChangesModel;
  /** What has become dearer than what was agreed to goes back to the approvers. */
  waitFor: (trip: ModelTrip, level: ApprovalLevel) => void;
}

const FAILED = {
  expired: { move: 'part.holdExpired', failure: 'expired' },
  declined: { move: 'part.declined', failure: 'declined' },
  dearer: { move: 'part.roseAndFailed', failure: 'priceChanged' },
} as const;

/** What becomes of a part when a job asks its supplier. */
export class PartsModel {
  readonly #at: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  /** False when the job has nothing to ask any more. */
  work(name: JobName, trip: ModelTrip, part: ModelPart): boolean {
    if (name === 'part.confirm' && part.status === 'confirming') this.#confirm(trip, part);
    else if (name === 'part.change' && part.status === 'changing') this.#at.changes.carryOut(trip, part);
    else if (name === 'part.cancel' && part.status === 'cancelling') this.#cancel(part);
    else if (name === 'part.lookUp' && part.status === 'unknown') this.#lookUp(trip, part);
    else return false;
    return true;
  }

  /** What the supplier holds in vain; false when the job has to fail, so that it is done again. */
  release({ reference }: Extract<JobPayloads['hold.release'], { reference: string }>, part?: ModelPart) {
    if (part && !part.isHoldUnused) return true;
    const isGivenBack = this.#isGivenBack(reference);
    this.#at.moves.reach(isGivenBack ? 'part.released' : 'part.releaseLost');
    if (isGivenBack && part) part.isHoldUnused = false;
    return isGivenBack;
  }

  #confirm(trip: ModelTrip, part: ModelPart): void {
    const { desk, moves } = this.#at;
    if (part.kind === 'external') {
      moves.reach('external.confirmed');
      Object.assign(part, { status: 'confirmed', attempt: null });
      return;
    }
    // After a refusal nothing is bought, and what an earlier call has done is looked up.
    const outcome = part.isUnwanted ? 'unknown' : desk.confirm(part.reference);
    const [level] = trip.traveler.levels;
    if (outcome === 'unknown') {
      moves.reach('part.confirmationLost');
      part.status = 'unknown';
    } else if (outcome === 'confirmed') {
      moves.reach('part.confirmed');
      this.#keep(part);
    } else if (outcome === 'dearer' && level !== undefined) {
      moves.reach('part.roseAndWaits');
      const price = desk.priceOf(part.reference);
      Object.assign(part, { status: 'held', attempt: null, price });
      desk.agreeTo(part.reference);
      this.#at.waitFor(trip, level);
    } else {
      const { move, failure } = FAILED[outcome];
      moves.reach(move);
      const isHoldUnused = outcome !== 'expired';
      Object.assign(part, { status: 'failed', attempt: null, failure, isHoldUnused });
    }
  }

  #keep(part: ModelPart): void {
    const price = this.#at.desk.priceOf(part.reference);
    Object.assign(part, { status: 'confirmed', attempt: null, price, heldUntil: null });
  }

  #cancel(part: ModelPart): void {
    const { desk, moves } = this.#at;
    if (part.kind === 'external') {
      moves.reach('external.givenBack');
      Object.assign(part, { status: 'cancelled', attempt: null, settled: null });
      return;
    }
    const outcome = desk.cancel(part.reference, part.agreedPenalty);
    if (outcome === 'dearer') {
      moves.reach('part.cancellationDearer');
      Object.assign(part, { status: 'confirmed', attempt: null, isUnwanted: false });
      return;
    }
    moves.reach(outcome === 'unknown' ? 'part.cancellationLost' : 'part.cancelled');
    if (outcome === 'unknown') part.status = 'unknown';
    else {
      const settled = desk.settledOf(part.reference);
      Object.assign(part, { status: 'cancelled', attempt: null, settled });
    }
  }

  #lookUp(trip: ModelTrip, part: ModelPart): void {
    const { desk, moves, changes } = this.#at;
    if (part.attempt === 'change') {
      changes.lookUp(trip, part);
      return;
    }
    const found = desk.lookUp(part.reference);
    const isUnwanted = part.attempt === 'confirm' && part.isUnwanted;
    const isGivenUp = isUnwanted && found === 'confirmed' && desk.quoteCancellation(part.reference) === 0;
    const isToGo =
      part.attempt === 'cancel' || isUnwanted || trip.status === 'rejected' || trip.status === 'cancelled';
    if (found === 'unknown') {
      moves.reach('part.lookUpLost');
    } else if (found === 'expired') {
      moves.reach('part.foundExpired');
      Object.assign(part, { status: 'failed', attempt: null, failure: 'expired' });
    } else if (found === 'cancelled') {
      moves.reach('part.foundCancelled');
      const settled = desk.settledOf(part.reference);
      Object.assign(part, { status: 'cancelled', attempt: null, settled });
    } else if (isGivenUp) {
      moves.reach('part.foundUnwanted');
      this.#keep(part);
      Object.assign(part, { status: 'cancelling', attempt: 'cancel', agreedPenalty: 0 });
    } else if (found === 'confirmed' && part.attempt !== 'cancel') {
      moves.reach('part.foundConfirmed');
      this.#keep(part);
      part.isUnwanted = false;
    } else if (isToGo) {
      moves.reach('part.foundToCancel');
      Object.assign(part, { status: 'cancelling', attempt: 'cancel' });
    } else if (trip.status === 'approved' && trip.parts.every(({ status }) => status !== 'failed')) {
      moves.reach('part.foundToConfirm');
      Object.assign(part, { status: 'confirming', attempt: 'confirm' });
    } else {
      moves.reach('part.foundHeld');
      Object.assign(part, { status: 'held', attempt: null });
    }
  }

  #isGivenBack(reference: string): boolean {
    const { desk } = this.#at;
    if (desk.cancel(reference) !== 'unknown') return true;
    const found = desk.lookUp(reference);
    return found !== 'unknown' && found !== 'held' && found !== 'confirmed';
  }
}
