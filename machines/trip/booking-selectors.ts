import type { PartStatus } from '#domain/trip-status.ts';
import { isSettled, partSnapshot } from './part-selectors.ts';
import { isBeingBooked, type TripSnapshot } from './trip-selectors.ts';

type Parts = readonly PartStatus[];

/** Whether the parts that are next can be confirmed: nothing is in progress, and no part has failed. */
export const canConfirmNext = (trip: TripSnapshot, parts: Parts): boolean =>
  isAtRest(trip, parts) && !parts.includes('failed');

/** Whether a part failed to book, so that the held parts wait for a decision. */
export const isStopped = (trip: TripSnapshot, parts: Parts): boolean =>
  isAtRest(trip, parts) && parts.includes('failed');

function isAtRest(trip: TripSnapshot, parts: Parts): boolean {
  return isBeingBooked(trip) && parts.every((status) => isSettled(partSnapshot(status)));
}
