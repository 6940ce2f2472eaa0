import type { BookingLimits } from '../contract.ts';

/** What applies to a company that has settled nothing else: prices may rise so far, and approvers have so long. */
export const DEFAULT_LIMITS: BookingLimits = { tolerancePercent: 3, approvalHours: 24 };

/** When a trip that begins to wait now has waited for its approvers as long as its company lets it. */
export function longestWait(now: Date, { approvalHours }: Pick<BookingLimits, 'approvalHours'>): Date {
  return new Date(now.getTime() + approvalHours * 60 * 60_000);
}
