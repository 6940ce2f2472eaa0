import { addedParts } from '../added-parts.ts';
import type { Trip, TripPart } from '../contract.ts';
import { waitsForDecision } from '../partly-booked.ts';
import { REQUEST_KINDS } from '../trip-requests.ts';
import type { PartStatus, TripStatus } from '../trip-status.ts';

export interface TripSnapshot {
  _id: string;
  status: TripStatus;
  parts: readonly PartStatus[];
  /** Those of the last order, if it added them to a trip; else all parts. */
  ordered?: readonly PartStatus[];
}

export type OrderOutcome =
  | 'confirming'
  | 'outcomeUnknown'
  | 'confirmed'
  | 'partlyBooked'
  | 'waitingForApproval'
  | 'failed';

export interface BookedTrip {
  tripId: string;
  outcome: Extract<OrderOutcome, 'confirmed' | 'partlyBooked' | 'waitingForApproval'>;
}

export function tripSnapshot(trip: Trip): TripSnapshot {
  const { _id, status } = trip;
  const snapshot = { _id, status, parts: trip.parts.map(toStatus) };
  const ordered = lastAddition(trip);
  return ordered ? { ...snapshot, ordered: ordered.map(toStatus) } : snapshot;
}

export function lastAddition(trip: Pick<Trip, 'parts' | 'events'>): readonly TripPart[] | undefined {
  const last = trip.events.findLast(({ kind }) => REQUEST_KINDS.has(kind));
  return last && addedParts(trip).get(last._id);
}

function toStatus({ status }: TripPart): PartStatus {
  return status;
}

const UNBOUGHT: Readonly<Partial<Record<TripStatus, OrderOutcome>>> = {
  waiting_level_1_approval: 'waitingForApproval',
  waiting_level_2_approval: 'waitingForApproval',
  rejected: 'failed',
  cancelled: 'failed',
};

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);
const UNDECIDED: ReadonlySet<PartStatus> = new Set(['held', 'confirming']);

/**
 * The outcome for the parts that were ordered; a trip that takes place says nothing about them. A partly booked trip
 * needs a decision: its page shows what is missing.
 */
export function orderOutcome({ status, parts, ordered = parts }: TripSnapshot): OrderOutcome {
  const known = UNBOUGHT[status];
  if (known) return known;
  if (ordered.includes('unknown')) return 'outcomeUnknown';
  if (ordered.includes('failed') && waitsForDecision(status, parts)) return 'partlyBooked';
  if (ordered.some((part) => UNDECIDED.has(part))) return 'confirming';
  return ordered.every((part) => OVER.has(part)) ? 'failed' : 'confirmed';
}
