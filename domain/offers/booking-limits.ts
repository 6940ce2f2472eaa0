import type { BookingLimits } from '../contract.ts';

/** What applies to every company: prices may rise so far by themselves, and approvers have so long. */
export const BOOKING_LIMITS: BookingLimits = { tolerancePercent: 3, approvalHours: 24 };

/** The longest that a trip waits for whoever has to approve it. */
export const LONGEST_WAIT_MS = BOOKING_LIMITS.approvalHours * 60 * 60_000;
