import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PolicyAtDecision, StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { CheckedOrder } from './check-order.ts';
import { joinPolicies } from './join-policies.ts';
import { policiesOf } from './new-trip.ts';

/** What a trip was requested with, and is decided by. */
export interface JoinedRequest {
  policies: readonly PolicyAtDecision[];
  info: StoredBookingInfo;
  cardId: string | null;
  approverAt: (level: ApprovalLevel) => string | null;
  approvalHours: number;
}

/** What is asked for later, as far as it matters to the whole trip. */
export type LaterRequest = Pick<
  CheckedOrder,
  'verdict' | 'approvers' | 'cardId' | 'limits' | 'info' | 'terms'
>;

/**
 * A trip with another request for it. What is said now holds for all of it; its fee stays, and so does what is not said
 * again. Who has approved before keeps their level where it is not asked for now.
 */
export function joinRequests(row: TripRow, checked: LaterRequest): JoinedRequest {
  const { approvers, cardId, limits } = checked;
  const before = { 1: row.level1_approver, 2: row.level2_approver };
  return {
    policies: joinPolicies(row.policies, policiesOf(checked)),
    info: joinInfo(row.booking_info, checked.info),
    cardId,
    approverAt: (level) =>
      approvers.find((approver) => approver.level === level)?._id ?? before[level]?._id ?? null,
    approvalHours: limits.approvalHours,
  };
}

function joinInfo(before: StoredBookingInfo, now: StoredBookingInfo): StoredBookingInfo {
  const { bookingFee: _, ...said } = now;
  const { comment, reason, bookingFee } = before;
  return {
    ...(comment !== undefined && { comment }),
    ...(reason && { reason }),
    ...said,
    ...(bookingFee && { bookingFee }),
  };
}
