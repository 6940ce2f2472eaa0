import type { TripEnd } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { JobName, JobPayloads } from '#server/jobs/jobs.ts';
import type { PartKind } from '../practice-offers.ts';
import type { DeskModel } from './desk-model.ts';
import type { Person } from './trip-people.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface ModelPart {
  id: string;
  reference: string;
  kind: PartKind;
  status: PartStatus;
  attempt: 'confirm' | 'cancel' | null;
  failure: 'expired' | 'declined' | 'priceChanged' | null;
  /** What it costs as far as that is known here. */
  price: number;
  /** Until when it is held, as was said when it was ordered; null once it is no hold any more. */
  heldUntil: number | null;
  /** What was paid back and kept, together, when it was cancelled; null as long as that is not known. */
  settled: number | null;
  /** The supplier declined to book it, and was not heard to take back what it holds. */
  isHeldInVain: boolean;
}

export interface ModelTrip {
  id: string;
  companyId: string;
  traveller: Person;
  /** Who has asked for it. */
  by: Person;
  status: TripStatus;
  end: TripEnd | null;
  /** By the company's clock. */
  waitingUntil: number | null;
  parts: ModelPart[];
}

export const isOver = ({ status }: ModelPart) => status === 'cancelled' || status === 'failed';
export const isBusy = ({ status }: ModelPart) => ['confirming', 'cancelling', 'unknown'].includes(status);
/** Bought, or perhaps so. */
const mayBeBooked = ({ status }: ModelPart) => !['held', 'cancelled', 'failed'].includes(status);
export const isUnbooked = ({ status }: ModelTrip) => status.startsWith('waiting') || status === 'rejected';
/** A part could not be booked, nothing is under way, and what is held waits for people. */
const isStopped = ({ status, parts }: ModelTrip) =>
  status === 'approved' && parts.some((part) => part.status === 'failed') && !parts.some(isBusy);
export const isToGiveBack = (part: ModelPart, trip: ModelTrip) => part.status === 'held' && isStopped(trip);
/** What could not be booked of a trip of which something else is booked or held. */
export const isToLeaveOut = (part: ModelPart, trip: ModelTrip) =>
  part.status === 'failed' && isStopped(trip) && trip.parts.some((one) => !isOver(one));

/** What is to become of trips: the rules in a few lines, without their charts. */
export class TripsModel {
  readonly trips: ModelTrip[] = [];
  readonly #desk: DeskModel;

  constructor(desk: DeskModel) {
    this.#desk = desk;
  }

  create(
    id: string,
    { traveller, by }: Pick<ModelTrip, 'traveller' | 'by'>,
    parts: Pick<ModelPart, 'id' | 'reference' | 'kind' | 'price' | 'heldUntil'>[],
  ): void {
    const [level] = traveller.levels;
    const { companyId } = traveller;
    const begun = level === undefined ? 'confirming' : 'held';
    const attempt = level === undefined ? 'confirm' : null;
    this.trips.push({
      id,
      companyId,
      traveller,
      by,
      end: null,
      status: level === undefined ? 'approved' : `waiting_level_${level}_approval`,
      waitingUntil: level === undefined ? null : this.#desk.companyNow(companyId) + DAY_MS,
      parts: parts.map((part) => ({
        ...part,
        status: begun,
        attempt,
        failure: null,
        settled: null,
        isHeldInVain: false,
      })),
    });
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
    if (isUnbooked(trip)) Object.assign(trip, { status: 'cancelled', end: 'cancelled', waitingUntil: null });
    for (const part of parts) {
      if (part.status === 'failed') part.status = 'cancelled';
      else Object.assign(part, { status: 'cancelling', attempt: 'cancel' });
    }
    this.#settle(trip);
  }

  /** Books what waits once the last level has approved; else the second level is asked. */
  approve(trip: ModelTrip, upTo: ApprovalLevel): void {
    if (trip.traveller.levels.some((level) => level > upTo)) {
      this.#waitFor(trip, 2);
      return;
    }
    Object.assign(trip, { status: 'approved', waitingUntil: null });
    for (const part of trip.parts.filter(({ status }) => status === 'held')) {
      Object.assign(part, { status: 'confirming', attempt: 'confirm' });
    }
    this.#settle(trip);
  }

  /** Gives back what is held; with something booked, the trip takes place without it. */
  refuse(trip: ModelTrip, end: 'refused' | 'sentBack' | 'expired'): void {
    const isKept = trip.parts.some(mayBeBooked);
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
      if (trip.status !== 'rejected' && trip.status !== 'cancelled') continue;
      for (const part of trip.parts.filter(({ status }) => status === 'held')) {
        Object.assign(part, { status: 'cancelling', attempt: 'cancel' });
      }
    }
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
    if (isAsked) this.#settle(trip);
    return true;
  }

  #askAbout(name: JobName, trip: ModelTrip, part: ModelPart): boolean {
    if (name === 'part.confirm' && part.status === 'confirming') this.#confirm(trip, part);
    else if (name === 'part.cancel' && part.status === 'cancelling') this.#cancel(part);
    else if (name === 'part.lookUp' && part.status === 'unknown') this.#lookUp(trip, part);
    else return false;
    return true;
  }

  #confirm(trip: ModelTrip, part: ModelPart): void {
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
    else if (trip.status === 'approved') Object.assign(part, { status: 'confirming', attempt: 'confirm' });
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

  #settle(trip: ModelTrip): void {
    if (trip.parts.some(isBusy)) return;
    const kept = trip.parts.filter(({ status }) => status !== 'cancelled');
    const isBooking = trip.status === 'approved';
    if ((isBooking || trip.status === 'complete') && trip.parts.every(isOver)) {
      const isNothingBooked = trip.parts.every(({ status }) => status === 'failed');
      Object.assign(trip, { status: 'cancelled', end: isNothingBooked ? 'failed' : 'cancelled' });
    } else if (isBooking && kept.length > 0 && kept.every(({ status }) => status === 'confirmed')) {
      trip.status = 'complete';
    }
  }
}
