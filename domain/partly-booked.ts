import type { PartStatus, TripStatus } from './trip-status.ts';

const BOOKED: ReadonlySet<PartStatus> = new Set(['confirmed', 'changing', 'cancelling']);

/** Not bought, and not about to be. */
const UNBOOKED: ReadonlySet<PartStatus> = new Set(['held', 'cancelled', 'failed']);

export function isAnyBooked(parts: readonly PartStatus[]): boolean {
  return parts.some((part) => !UNBOOKED.has(part));
}

export function waitsForDecision(status: TripStatus, parts: readonly PartStatus[]): boolean {
  return (
    status === 'approved' &&
    parts.includes('failed') &&
    parts.some((part) => BOOKED.has(part) || part === 'held') &&
    parts.every((part) => BOOKED.has(part) || UNBOOKED.has(part))
  );
}

export function isBeingCancelled(status: TripStatus, parts: readonly PartStatus[]): boolean {
  return (
    status === 'approved' &&
    parts.includes('cancelling') &&
    parts.every((part) => part === 'cancelling' || part === 'cancelled')
  );
}

interface BookedState {
  status: PartStatus;
  wasBooked?: boolean;
}

export function isPartlyBooked(status: TripStatus, parts: readonly BookedState[]): boolean {
  const kept = parts.filter((part) => part.status !== 'cancelling' || part.wasBooked);
  return (
    waitsForDecision(
      status,
      parts.map((part) => part.status),
    ) && isAnyBooked(kept.map((part) => part.status))
  );
}
