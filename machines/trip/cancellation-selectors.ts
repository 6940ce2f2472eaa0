import type { PartStatus } from '#domain/trip-status.ts';
import { isStopped } from './booking-selectors.ts';
import { isBusy, partSnapshot, selectCancellation } from './part-selectors.ts';
import { areCancelledApart, type TripSnapshot } from './trip-selectors.ts';

type Parts = readonly PartStatus[];

/** Whether the trip as a whole can be cancelled before anything of it has to be asked of a supplier. */
export const isCancelledAtOnce = (trip: TripSnapshot): boolean => trip.can({ type: 'trip.cancel' });

/** Whether a trip can go on without a part that could not be booked. */
export const canBeLeftOut = (part: PartStatus, { trip, parts }: { trip: TripSnapshot; parts: Parts }) =>
  part === 'failed' && isStopped(trip, parts) && (parts.includes('confirmed') || parts.includes('held'));

/** Whether a part that is held for a trip that takes place can be given back; otherwise its turn comes by itself. */
export const canBeGivenBack = (part: PartStatus, { trip, parts }: { trip: TripSnapshot; parts: Parts }) =>
  part === 'held' && isStopped(trip, parts);

/** Whether the cancellation of the whole trip is offered: at once, once something else has ended, or not at all. */
export const selectWholeCancellation = (trip: TripSnapshot, parts: Parts): 'now' | 'later' | 'never' => {
  if (isCancelledAtOnce(trip)) {
    return parts.some((status) => status !== 'cancelling' && isBusy(partSnapshot(status))) ? 'later' : 'now';
  }
  if (!areCancelledApart(trip)) return 'never';
  const possible = parts.map((status) => {
    if (status === 'held') return canBeGivenBack(status, { trip, parts }) ? 'now' : 'later';
    return selectCancellation(partSnapshot(status));
  });
  return possible.includes('later') ? 'later' : possible.includes('now') ? 'now' : 'never';
};
