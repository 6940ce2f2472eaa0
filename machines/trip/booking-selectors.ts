import type { PartStatus } from '#domain/trip-status.ts';
import { isSettled, partSnapshot } from './part-selectors.ts';
import { isBeingBooked, type TripSnapshot } from './trip-selectors.ts';

type Parts = readonly PartStatus[];

export const canConfirmNext = (trip: TripSnapshot, parts: Parts): boolean =>
  isAtRest(trip, parts) && !parts.includes('failed');

export const isStopped = (trip: TripSnapshot, parts: Parts): boolean =>
  isAtRest(trip, parts) && parts.includes('failed');

function isAtRest(trip: TripSnapshot, parts: Parts): boolean {
  return isBeingBooked(trip) && parts.every((status) => isSettled(partSnapshot(status)));
}
