import type { Money } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { JobName, JobPayloads } from '#server/jobs/jobs.ts';
import { ChangesModel } from './change-model.ts';
import type { DeskModel } from './desk-model.ts';
import {
  isAddition,
  isOpenRequest,
  isOver,
  isStopped,
  isUnbooked,
  type ModelPart,
  type ModelTrip,
  mayBeBooked,
  type PartOnHold,
  toModelPart,
} from './model-trip.ts';
import type { Moves } from './moves.ts';
import { PartsModel } from './parts-model.ts';
import { settleModelTrip } from './settle-model-trip.ts';
import type { Person } from './trip-people.ts';

export const MOST_PARTS = 20;
const DAY_MS = 24 * 60 * 60_000;

/** What is to become of trips: the rules in a few lines, without their charts. */
export class TripsModel {
  readonly trips: ModelTrip[] = [];
  readonly changes: ChangesModel;
  readonly moves: Moves;
  /** Of each company that charges one. */
  readonly bookingFees = new Map<string, Money | null>();
  readonly #parts: PartsModel;
  readonly #desk: DeskModel;

  constructor(desk: DeskModel, moves: Moves) {
    this.#desk = desk;
    this.moves = moves;
    this.changes = new ChangesModel(desk, moves);
    const waitFor = (trip: ModelTrip, level: ApprovalLevel) => this.#waitFor(trip, level);
    this.#parts = new PartsModel({ desk, moves, changes: this.changes, waitFor });
  }

  create(id: string, { traveler, by }: { traveler: Person; by: Person }, parts: readonly PartOnHold[]): void {
    const { companyId } = traveler;
    const trip: ModelTrip = {
      id,
      companyId,
      traveler,
      requestedBy: [],
      end: null,
      status: 'approved',
      waitingUntil: null,
      parts: [],
      changes: [],
      bookingFee: this.bookingFeeOf(traveler),
      request: null,
    };
    this.trips.push(trip);
    this.moves.reach('trip.ordered');
    this.add(trip, { by, parts, replaced: [] });
  }

  bookingFeeOf({ companyId }: Person): Money | null {
    return this.bookingFees.get(companyId) ?? null;
  }

  /** What is held waits for its approval, and is booked after it; the trip continues without what is replaced. */
  add(
    trip: ModelTrip,
    {
      by,
      parts,
      replaced,
    }: { by: Person; parts: readonly PartOnHold[]; replaced: readonly Pick<ModelPart, 'id'>[] },
  ): void {
    const gone = new Set(replaced.map(({ id }) => id));
    for (const part of trip.parts)
      if (gone.has(part.id)) Object.assign(part, { status: 'cancelled', isLeftOut: true });
    if (trip.parts.length > 0) this.moves.reach('trip.addedTo');
    if (gone.size > 0) this.moves.reach('trip.addedInPlaceOfFailed');
    trip.parts.push(...parts.map((part) => toModelPart(part, by)));
    trip.requestedBy.push(by);
    const [level] = trip.traveler.levels;
    const waitingUntil = this.#desk.companyNow(trip.companyId) + DAY_MS;
    if (level === undefined) Object.assign(trip, { status: 'approved', waitingUntil: null });
    else this.#wait(trip, level, waitingUntil);
    settleModelTrip(trip, this.moves);
  }

  /** The parts with one of these rooms or cars that are held or booked for a traveler. */
  orderedParts(traveler: Person, goods: ReadonlySet<string>): { trip: ModelTrip; part: ModelPart }[] {
    const trips = this.trips.filter(
      (trip) => trip.traveler === traveler && trip.status !== 'rejected' && trip.status !== 'cancelled',
    );
    return trips.flatMap((trip) =>
      trip.parts.filter((part) => isOrdered(part) && goods.has(part.goods)).map((part) => ({ trip, part })),
    );
  }

  /** Whatever is held or booked of these parts is on its way back from now on; what failed is left out. */
  cancel(trip: ModelTrip, parts: readonly ModelPart[]): void {
    if (isAddition(trip, parts)) {
      this.moves.reach('trip.additionCancelled');
      Object.assign(trip, { status: 'approved', waitingUntil: null });
    } else if (isUnbooked(trip)) {
      if (trip.request) trip.request.isOpen = false;
      const isBooked = trip.status !== 'rejected' && trip.parts.some(mayBeBooked);
      this.moves.reach(isBooked ? 'trip.cancelledPartlyBooked' : 'trip.cancelledUnbooked');
      if (isBooked) Object.assign(trip, { status: 'approved', waitingUntil: null });
      else Object.assign(trip, { status: 'cancelled', end: 'cancelled', waitingUntil: null });
    }
    for (const part of parts) {
      part.isLeftOut = trip.status !== 'rejected' && trip.status !== 'cancelled';
      this.changes.withdrawOf(trip, part);
      if (part.status === 'failed') {
        this.moves.reach('part.leftOut');
        part.status = 'cancelled';
      } else Object.assign(part, { status: 'cancelling', attempt: 'cancel' });
    }
    settleModelTrip(trip, this.moves);
  }

  /** Books what waits once the last level has approved; else the second level is asked. */
  approve(trip: ModelTrip, upTo: ApprovalLevel): void {
    if (trip.traveler.levels.some((level) => level > upTo)) {
      this.#waitFor(trip, 2);
      return;
    }
    this.moves.reach('trip.approved');
    Object.assign(trip, { status: 'approved', waitingUntil: null });
    settleModelTrip(trip, this.moves);
  }

  /** Gives back what is held; with something booked, the trip takes place without it. */
  refuse(trip: ModelTrip, end: 'refused' | 'sentBack' | 'expired'): void {
    const isKept = isOpenRequest(trip) || trip.parts.some(mayBeBooked);
    Object.assign(trip, {
      status: isKept ? 'approved' : 'rejected',
      end: isKept ? null : end,
      waitingUntil: null,
    });
    this.moves.reach(isKept ? `trip.${end}InPart` : `trip.${end}`);
    for (const part of trip.parts) if (part.attempt === 'confirm') part.isUnwanted = true;
    for (const part of trip.parts.filter(({ status }) => status === 'held')) {
      this.moves.reach(part.kind === 'external' ? `external.${end}` : 'part.givenBack');
      Object.assign(part, { status: 'cancelling', attempt: 'cancel' });
    }
  }

  /** Until a hold ends, for a day at the most. */
  #waitFor(trip: ModelTrip, level: ApprovalLevel): void {
    const holds = trip.parts.flatMap((part) => (isOver(part) ? [] : (part.heldUntil ?? [])));
    const waitingUntil = Math.min(this.#desk.companyNow(trip.companyId) + DAY_MS, ...holds);
    this.#wait(trip, level, waitingUntil);
  }

  #wait(trip: ModelTrip, level: ApprovalLevel, waitingUntil: number): void {
    this.moves.reach(`trip.waitsForLevel${level}`);
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
      this.moves.reach('part.holdLapsed');
      Object.assign(part, { status: 'failed', failure: 'expired', isHoldUnused: true });
    }
    settleModelTrip(trip, this.moves);
  }

  /** False when the job has to fail, so that it is done again. */
  work(name: JobName, payload: JobPayloads[JobName]): boolean {
    if (name === 'trips.repair') this.repair();
    if (name === 'hold.release' && 'reference' in payload) {
      const { reference } = payload;
      const held = this.trips.flatMap(({ parts }) => parts).find((part) => part.reference === reference);
      return this.#parts.release(payload, held);
    }
    const id = 'partId' in payload ? payload.partId : '';
    const trip = this.trips.find(({ parts }) => parts.some((part) => part.id === id));
    const part = trip?.parts.find((one) => one.id === id);
    if (!trip || !part) return true;
    if (this.#parts.work(name, trip, part)) settleModelTrip(trip, this.moves);
    return true;
  }
}

function isOrdered({ status }: ModelPart): boolean {
  return status !== 'cancelling' && status !== 'cancelled' && status !== 'failed';
}
