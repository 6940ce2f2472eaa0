import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { JobName, JobPayloads } from '#server/jobs/jobs.ts';
import { ChangesModel } from './change-model.ts';
import type { DeskModel } from './desk-model.ts';
import {
  type HeldPart,
  isOpenRequest,
  isOver,
  isStopped,
  isUnbooked,
  type ModelPart,
  type ModelTrip,
  mayBeBooked,
  toModelPart,
} from './model-trip.ts';
import { settleModelTrip } from './settle-model-trip.ts';
import type { Person } from './trip-people.ts';

export const MOST_PARTS = 20;
const DAY_MS = 24 * 60 * 60_000;

/** What is to become of trips: the rules in a few lines, without their charts. */
export class TripsModel {
  readonly trips: ModelTrip[] = [];
  readonly changes: ChangesModel;
  readonly #desk: DeskModel;

  constructor(desk: DeskModel) {
    this.#desk = desk;
    this.changes = new ChangesModel(desk);
  }

  create(id: string, { traveller, by }: { traveller: Person; by: Person }, parts: readonly HeldPart[]): void {
    const { companyId } = traveller;
    const trip: ModelTrip = {
      id,
      companyId,
      traveller,
      requestedBy: [],
      end: null,
      status: 'approved',
      waitingUntil: null,
      parts: [],
      changes: [],
      request: null,
    };
    this.trips.push(trip);
    this.add(trip, { by, parts, replaced: [] });
  }

  /** What is held waits for its approval, and is booked after it; the trip goes on without what is replaced. */
  add(
    trip: ModelTrip,
    {
      by,
      parts,
      replaced,
    }: { by: Person; parts: readonly HeldPart[]; replaced: readonly Pick<ModelPart, 'id'>[] },
  ): void {
    const gone = new Set(replaced.map(({ id }) => id));
    for (const part of trip.parts) if (gone.has(part.id)) part.status = 'cancelled';
    trip.parts.push(...parts.map(toModelPart));
    trip.requestedBy.push(by);
    const [level] = trip.traveller.levels;
    const waitingUntil = this.#desk.companyNow(trip.companyId) + DAY_MS;
    if (level === undefined) Object.assign(trip, { status: 'approved', waitingUntil: null });
    else Object.assign(trip, { status: `waiting_level_${level}_approval`, waitingUntil });
    settleModelTrip(trip);
  }

  /** The positions of the parts of a trip that are still to be approved or booked. */
  pendingParts(id: string | undefined): Set<number> {
    const trip = this.trips.find((one) => one.id === id);
    if (!trip || trip.status === 'rejected' || trip.status === 'cancelled') return new Set();
    const isPending = ({ status }: ModelPart) => ['held', 'confirming', 'unknown'].includes(status);
    return new Set(trip.parts.flatMap((part, index) => (isPending(part) ? [index] : [])));
  }

  /** Whatever is held or booked of these parts is on its way back from now on; what failed is left out. */
  cancel(trip: ModelTrip, parts: readonly ModelPart[]): void {
    if (isUnbooked(trip) && trip.request) trip.request.isOpen = false;
    if (isUnbooked(trip)) Object.assign(trip, { status: 'cancelled', end: 'cancelled', waitingUntil: null });
    for (const part of parts) {
      this.changes.withdrawOf(trip, part);
      if (part.status === 'failed') part.status = 'cancelled';
      else Object.assign(part, { status: 'cancelling', attempt: 'cancel' });
    }
    settleModelTrip(trip);
  }

  /** Books what waits once the last level has approved; else the second level is asked. */
  approve(trip: ModelTrip, upTo: ApprovalLevel): void {
    if (trip.traveller.levels.some((level) => level > upTo)) {
      this.#waitFor(trip, 2);
      return;
    }
    Object.assign(trip, { status: 'approved', waitingUntil: null });
    settleModelTrip(trip);
  }

  /** Gives back what is held; with something booked, the trip takes place without it. */
  refuse(trip: ModelTrip, end: 'refused' | 'sentBack' | 'expired'): void {
    const isKept = isOpenRequest(trip) || trip.parts.some(mayBeBooked);
    Object.assign(trip, {
      status: isKept ? 'approved' : 'rejected',
      end: isKept ? null : end,
      waitingUntil: null,
    });
    for (const part of trip.parts.filter(({ status }) => status === 'held')) {
      Object.assign(part, { status: 'cancelling', attempt: 'cancel' });
    }
  }

  /** Until a hold ends, for a day at the most. */
  #waitFor(trip: ModelTrip, level: ApprovalLevel): void {
    const holds = trip.parts.flatMap((part) => (isOver(part) ? [] : (part.heldUntil ?? [])));
    const waitingUntil = Math.min(this.#desk.companyNow(trip.companyId) + DAY_MS, ...holds);
    Object.assign(trip, { status: `waiting_level_${level}_approval`, waitingUntil });
  }

  repair(): void {
    for (const trip of this.trips) {
      const isDue = trip.waitingUntil !== null && trip.waitingUntil <= this.#desk.companyNow(trip.companyId);
      if (isDue) this.refuse(trip, 'expired');
      this.changes.expire(trip);
      if (isStopped(trip)) this.#lapse(trip);
      if (trip.status !== 'rejected' && trip.status !== 'cancelled') continue;
      for (const part of trip.parts.filter(({ status }) => status === 'held')) {
        Object.assign(part, { status: 'cancelling', attempt: 'cancel' });
      }
    }
  }

  /** What is held no longer could not be booked either; the supplier is asked to give it back. */
  #lapse(trip: ModelTrip): void {
    const now = this.#desk.companyNow(trip.companyId);
    const isOut = ({ status, heldUntil }: ModelPart) =>
      status === 'held' && heldUntil !== null && heldUntil <= now;
    for (const part of trip.parts.filter(isOut)) {
      Object.assign(part, { status: 'failed', failure: 'expired', isHeldInVain: true });
    }
    settleModelTrip(trip);
  }

  /** False when the job has to fail, so that it is done again. */
  work(name: JobName, payload: JobPayloads[JobName]): boolean {
    if (name === 'trips.repair') this.repair();
    if (name === 'hold.release' && 'reference' in payload) return this.#release(payload.reference);
    const id = 'partId' in payload ? payload.partId : '';
    const trip = this.trips.find(({ parts }) => parts.some((part) => part.id === id));
    const part = trip?.parts.find((one) => one.id === id);
    if (!trip || !part) return true;
    const isAsked = this.#askAbout(name, trip, part);
    if (isAsked) settleModelTrip(trip);
    return true;
  }

  #askAbout(name: JobName, trip: ModelTrip, part: ModelPart): boolean {
    if (name === 'part.confirm' && part.status === 'confirming') this.#confirm(trip, part);
    else if (name === 'part.change' && part.status === 'changing') this.changes.carryOut(trip, part);
    else if (name === 'part.cancel' && part.status === 'cancelling') this.#cancel(part);
    else if (name === 'part.lookUp' && part.status === 'unknown') this.#lookUp(trip, part);
    else return false;
    return true;
  }

  #confirm(trip: ModelTrip, part: ModelPart): void {
    if (part.kind === 'external') {
      Object.assign(part, { status: 'confirmed', attempt: null });
      return;
    }
    const outcome = this.#desk.confirm(part.reference);
    const [level] = trip.traveller.levels;
    if (outcome === 'unknown') part.status = 'unknown';
    else if (outcome === 'confirmed') this.#keep(part);
    else if (outcome === 'priceChanged' && level !== undefined) {
      const price = this.#desk.priceOf(part.reference);
      Object.assign(part, { status: 'held', attempt: null, price });
      this.#desk.agreeTo(part.reference);
      this.#waitFor(trip, level);
    } else {
      const isHeldInVain = outcome !== 'expired';
      Object.assign(part, { status: 'failed', attempt: null, failure: outcome, isHeldInVain });
    }
  }

  #keep(part: ModelPart): void {
    const price = this.#desk.priceOf(part.reference);
    Object.assign(part, { status: 'confirmed', attempt: null, price, heldUntil: null });
  }

  #cancel(part: ModelPart): void {
    if (part.kind === 'external') {
      Object.assign(part, { status: 'cancelled', attempt: null, settled: 0 });
      return;
    }
    const outcome = this.#desk.cancel(part.reference);
    if (outcome === 'unknown') part.status = 'unknown';
    else
      Object.assign(part, {
        status: 'cancelled',
        attempt: null,
        settled: this.#desk.settledOf(part.reference),
      });
  }

  #lookUp(trip: ModelTrip, part: ModelPart): void {
    if (part.attempt === 'change') {
      this.changes.lookUp(trip, part);
      return;
    }
    const found = this.#desk.lookUp(part.reference);
    const isToGo = part.attempt === 'cancel' || trip.status === 'rejected' || trip.status === 'cancelled';
    if (found === 'unknown') return;
    if (found === 'expired') Object.assign(part, { status: 'failed', attempt: null, failure: 'expired' });
    else if (found === 'cancelled') {
      // What it came to is asked for once more.
      const isAnswered = this.#desk.cancel(part.reference) !== 'unknown';
      const settled = isAnswered ? this.#desk.settledOf(part.reference) : null;
      Object.assign(part, { status: 'cancelled', attempt: null, settled });
    } else if (found === 'confirmed' && part.attempt !== 'cancel') this.#keep(part);
    else if (isToGo) Object.assign(part, { status: 'cancelling', attempt: 'cancel' });
    else if (trip.status === 'approved' && trip.parts.every(({ status }) => status !== 'failed'))
      Object.assign(part, { status: 'confirming', attempt: 'confirm' });
    else Object.assign(part, { status: 'held', attempt: null });
  }

  #release(reference: string): boolean {
    const part = this.trips.flatMap(({ parts }) => parts).find((one) => one.reference === reference);
    if (part && !part.isHeldInVain) return true;
    if (!this.#isGivenBack(reference)) return false;
    if (part) part.isHeldInVain = false;
    return true;
  }

  #isGivenBack(reference: string): boolean {
    if (this.#desk.cancel(reference) !== 'unknown') return true;
    const found = this.#desk.lookUp(reference);
    return found !== 'unknown' && found !== 'held' && found !== 'confirmed';
  }
}
