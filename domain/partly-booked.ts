import type { PartStatus, TripStatus } from './trip-status.ts';

const BOOKED: ReadonlySet<PartStatus> = new Set(['confirmed', 'changing', 'cancelling']);

/** Not bought, and not about to be. */
const UNBOOKED: ReadonlySet<PartStatus> = new Set(['held', 'cancelled', 'failed']);

/** Whether something of a trip is bought, or may have been. */
export function isAnyBooked(parts: readonly PartStatus[]): boolean {
  return parts.some((part) => !UNBOOKED.has(part));
}

/** Whether some parts of a trip are booked and some could not be, and nothing goes on by itself. */
export function isPartlyBooked(status: TripStatus, parts: readonly PartStatus[]): boolean {
  return (
    status === 'approved' &&
    parts.includes('failed') &&
    parts.some((part) => BOOKED.has(part)) &&
    parts.every((part) => BOOKED.has(part) || part === 'failed' || part === 'cancelled')
  );
}
