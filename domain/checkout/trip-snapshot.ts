import type { Trip } from '../contract.ts';
import { waitsForDecision } from '../partly-booked.ts';
import type { PartStatus, TripStatus } from '../trip-status.ts';

/** The properties of a trip that are needed right after ordering it. */
export interface TripSnapshot {
  _id: string;
  status: TripStatus;
  parts: readonly PartStatus[];
}

/** The outcome of an order: still in progress, or decided. */
export type OrderOutcome =
  | 'confirming'
  | 'outcomeUnknown'
  | 'confirmed'
  | 'partlyBooked'
  | 'waitingForApproval'
  | 'failed';

/** A trip that an order has made. */
export interface BookedTrip {
  tripId: string;
  outcome: Extract<OrderOutcome, 'confirmed' | 'partlyBooked' | 'waitingForApproval'>;
}

export function tripSnapshot({ _id, status, parts }: Trip): TripSnapshot {
  return { _id, status, parts: parts.map((part) => part.status) };
}

const BY_STATUS: Readonly<Partial<Record<TripStatus, OrderOutcome>>> = {
  waiting_level_1_approval: 'waitingForApproval',
  waiting_level_2_approval: 'waitingForApproval',
  complete: 'confirmed',
  rejected: 'failed',
  cancelled: 'failed',
};

const DECIDED: ReadonlySet<PartStatus> = new Set(['confirmed', 'cancelled', 'failed']);

/** A partly booked trip needs a decision: its page shows what is missing. */
export function orderOutcome({ status, parts }: TripSnapshot): OrderOutcome {
  const known = BY_STATUS[status];
  if (known) return known;
  if (parts.includes('unknown')) return 'outcomeUnknown';
  if (waitsForDecision(status, parts)) return 'partlyBooked';
  return parts.every((part) => DECIDED.has(part)) ? 'confirmed' : 'confirming';
}
