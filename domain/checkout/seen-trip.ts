import type { Trip } from '../contract.ts';
import type { PartStatus, TripStatus } from '../trip-status.ts';

/** What somebody who has just ordered needs to know of the trip. */
export interface SeenTrip {
  _id: string;
  status: TripStatus;
  parts: readonly PartStatus[];
}

/** What has become of an order: still being made or looked up, or decided. */
export type OrderOutcome = 'confirming' | 'outcomeUnknown' | 'confirmed' | 'waitingForApproval' | 'failed';

export function seenTrip({ _id, status, parts }: Trip): SeenTrip {
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

/** Where some parts could be booked and some could not, there is a trip: what is missing is to be seen there. */
export function orderOutcome({ status, parts }: SeenTrip): OrderOutcome {
  const known = BY_STATUS[status];
  if (known) return known;
  if (parts.includes('unknown')) return 'outcomeUnknown';
  return parts.every((part) => DECIDED.has(part)) ? 'confirmed' : 'confirming';
}
