import type { BookingLimits } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { PolicyAtDecision, StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { joinPolicies, listPolicies } from './policies-at-decision.ts';

export interface RequestTerms {
  policies: readonly PolicyAtDecision[];
  info: StoredBookingInfo;
  cardId: string | null;
  approverAt: (level: ApprovalLevel) => string | null;
  approvalHours: number;
}

export interface LaterRequest {
  verdict: JointVerdict;
  approvers: readonly { level: ApprovalLevel; _id: string }[];
  cardId: string | null;
  limits: Pick<BookingLimits, 'approvalHours'>;
  info: StoredBookingInfo;
  terms: BookingTerms;
}

/**
 * Joins a later request with that of its trip. New booking information applies to the whole trip; the fee and fields
 * that are absent now stay, the passport only for the same traveler. Earlier approvers stay at levels that the later
 * request does not require.
 */
export function joinRequests(row: TripRow, checked: LaterRequest): RequestTerms {
  const { approvers, cardId, limits } = checked;
  const before = { 1: row.level1_approver, 2: row.level2_approver };
  return {
    policies: joinPolicies(row.policies, listPolicies(checked)),
    info: joinInfo(row.booking_info, checked.info),
    cardId,
    approverAt: (level) =>
      approvers.find((approver) => approver.level === level)?._id ?? before[level]?._id ?? null,
    approvalHours: limits.approvalHours,
  };
}

function joinInfo(before: StoredBookingInfo, now: StoredBookingInfo): StoredBookingInfo {
  const { bookingFee: _, ...said } = now;
  const { travelerId, passportId, comment, reason, bookingFee } = before;
  return {
    passportId: passportId !== undefined && travelerId === now.travelerId ? passportId : undefined,
    comment,
    reason,
    ...said,
    bookingFee,
  };
}
