import type { ChangeStatus } from '#domain/change-status.ts';
import type { TripEnd } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';

export interface TripState {
  /** Null before anything is ordered. */
  status: TripStatus | null;
  end: TripEnd | null;
  /** The approvals that the policy asks for. */
  levels: readonly ApprovalLevel[];
  part: PartStatus;
  /** The level whose approver has rejected it or sent it back. */
  rejectedAt: ApprovalLevel | null;
  failure: 'declined' | 'expired' | 'notFound' | null;
  /** The supplier's answer to this was lost. */
  lost: 'booking' | 'cancellation' | null;
  /** The lost call did not even reach the supplier. */
  isUnheard: boolean;
  /** The hotel takes no bookings. */
  isDeskClosed: boolean;
  /** It costs twice as much as was requested. */
  hasRisen: boolean;
  /** The risen price was approved. */
  isRiseApproved: boolean;
  wasBooked: boolean;
  /** The stay is over. */
  isPast: boolean;
  change: ChangeState | null;
  viewer: 'traveler' | 'approver';
  /** What has happened, the last first. */
  history: readonly string[];
}

export interface ChangeState {
  status: ChangeStatus;
  levels: readonly ApprovalLevel[];
  isUnheard: boolean;
  /** The level whose approver has rejected it. */
  rejectedAt: ApprovalLevel | null;
}

export const NOTHING: TripState = {
  status: null,
  end: null,
  levels: [],
  rejectedAt: null,
  part: 'held',
  failure: null,
  lost: null,
  isUnheard: false,
  isDeskClosed: false,
  hasRisen: false,
  isRiseApproved: false,
  wasBooked: false,
  isPast: false,
  change: null,
  viewer: 'traveler',
  history: [],
};

/** Who decides now, on the trip or on its change. */
export function waitingLevel(status: TripStatus | ChangeStatus | null): ApprovalLevel | null {
  if (status === 'waiting_level_1_approval') return 1;
  return status === 'waiting_level_2_approval' ? 2 : null;
}

export function isWaitingChange({ change }: TripState): boolean {
  return waitingLevel(change?.status ?? null) !== null;
}

/** Whether a change is being made, or looked up. */
export function isChanging({ change }: TripState): boolean {
  return change?.status === 'changing' || change?.status === 'unknown';
}
