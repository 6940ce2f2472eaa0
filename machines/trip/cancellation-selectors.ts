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

interface CancelledPart {
  status: PartStatus;
  /** Whether the agency has booked it elsewhere, and so cancels it there. */
  isExternal: boolean;
}

/** Whether the cancellation of the whole trip is offered: at once, once something else has ended, or not at all. */
export const selectWholeCancellation = (
  trip: TripSnapshot,
  parts: readonly CancelledPart[],
): 'now' | 'later' | 'never' => {
  const statuses = parts.map(({ status }) => status);
  const ofSuppliers = parts.filter((part) => !isLeftToAgency(part)).map(({ status }) => status);
  if (isCancelledAtOnce(trip)) {
    if (ofSuppliers.length < parts.length) return 'never';
    return statuses.some((status) => status !== 'cancelling' && isBusy(partSnapshot(status)))
      ? 'later'
      : 'now';
  }
  if (!areCancelledApart(trip)) return 'never';
  const possible = ofSuppliers.map((status) => {
    if (status === 'held') return canBeGivenBack(status, { trip, parts: statuses }) ? 'now' : 'later';
    return selectCancellation(partSnapshot(status));
  });
  return possible.includes('later') ? 'later' : possible.includes('now') ? 'now' : 'never';
};

/** What is held is only given back; what is booked, or about to be, nobody but the agency cancels. */
function isLeftToAgency({ status, isExternal }: CancelledPart): boolean {
  return isExternal && (status === 'confirming' || status === 'confirmed');
}
