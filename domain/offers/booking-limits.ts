import type { BookingLimits } from '../contract.ts';

export const DEFAULT_LIMITS: BookingLimits = { tolerancePercent: 3, approvalHours: 24 };

export function longestWait(now: Date, { approvalHours }: Pick<BookingLimits, 'approvalHours'>): Date {
  return new Date(now.getTime() + approvalHours * 60 * 60_000);
}
