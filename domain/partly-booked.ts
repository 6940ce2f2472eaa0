import type { PartStatus, TripStatus } from './trip-status.ts';

const BOOKED: ReadonlySet<PartStatus> = new Set(['confirmed', 'changing', 'cancelling']);

/** Not bought, and not about to be. */
const UNBOOKED: ReadonlySet<PartStatus> = new Set(['held', 'cancelled', 'failed']);

/** Whether any part of a trip is bought, or may have been. */
export function isAnyBooked(parts: readonly PartStatus[]): boolean {
  return parts.some((part) => !UNBOOKED.has(part));
}

/**
 * Whether a part of a trip failed to book while others are booked or wait for it, and only a user can
 * continue.
 */
export function waitsForDecision(status: TripStatus, parts: readonly PartStatus[]): boolean {
  return (
    status === 'approved' &&
    parts.includes('failed') &&
    parts.some((part) => BOOKED.has(part) || part === 'held') &&
    parts.every((part) => BOOKED.has(part) || UNBOOKED.has(part))
  );
}

/** Whether all that is left of a trip that is not complete is being cancelled. */
export function isBeingCancelled(status: TripStatus, parts: readonly PartStatus[]): boolean {
  return (
    status === 'approved' &&
    parts.includes('cancelling') &&
    parts.every((part) => part === 'cancelling' || part === 'cancelled')
  );
}

interface BookedState {
  status: PartStatus;
  /** Absent or false for a hold that was never confirmed. */
  wasBooked?: boolean;
}

/** Whether a trip waits for such a decision while some of it is booked; a hold that is being released is not. */
export function isPartlyBooked(status: TripStatus, parts: readonly BookedState[]): boolean {
  const kept = parts.filter((part) => part.status !== 'cancelling' || part.wasBooked);
  return (
    waitsForDecision(
      status,
      parts.map((part) => part.status),
    ) && isAnyBooked(kept.map((part) => part.status))
  );
}
