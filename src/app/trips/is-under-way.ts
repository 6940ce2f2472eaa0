import type { Trip } from '#domain/contract.ts';
import { isBusy, partSnapshot } from '#machines/trip/part-selectors.ts';
import { isBeingBooked, tripSnapshot } from '#machines/trip/trip-selectors.ts';

/** Whether something happens to a trip that its page should show without being asked. */
export function isUnderWay({ status, verdict, parts }: Pick<Trip, 'status' | 'verdict' | 'parts'>): boolean {
  const isBooking =
    isBeingBooked(tripSnapshot({ status, levels: verdict.levels })) &&
    parts.every((part) => part.status !== 'failed');
  // What is held for a trip that takes place is about to be confirmed, unless another part could not be.
  return parts.some((part) => isBusy(partSnapshot(part.status)) || (isBooking && part.status === 'held'));
}
