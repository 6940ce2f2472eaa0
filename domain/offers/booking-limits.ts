import type { BookingLimits } from '../contract.ts';

/** The defaults of a company: the tolerated rise in price, and the time that approvers have. */
export const DEFAULT_LIMITS: BookingLimits = { tolerancePercent: 3, approvalHours: 24 };

/** The deadline for approving a trip that is requested now. */
export function longestWait(now: Date, { approvalHours }: Pick<BookingLimits, 'approvalHours'>): Date {
  return new Date(now.getTime() + approvalHours * 60 * 60_000);
}
