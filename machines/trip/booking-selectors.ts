import type { PartStatus } from '#domain/trip-status.ts';
import { isSettled, partSnapshot } from './part-selectors.ts';
import { isBeingBooked, type TripSnapshot } from './trip-selectors.ts';

type Parts = readonly PartStatus[];

/** Whether the parts whose turn it is can be confirmed: nothing is under way, and nothing could not be booked. */
export const canConfirmNext = (trip: TripSnapshot, parts: Parts): boolean =>
  isAtRest(trip, parts) && !parts.includes('failed');

/** Whether a part could not be booked, so that what is held waits for people to decide. */
export const isStopped = (trip: TripSnapshot, parts: Parts): boolean =>
  isAtRest(trip, parts) && parts.includes('failed');

function isAtRest(trip: TripSnapshot, parts: Parts): boolean {
  return isBeingBooked(trip) && parts.every((status) => isSettled(partSnapshot(status)));
}
