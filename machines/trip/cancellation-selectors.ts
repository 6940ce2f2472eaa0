import type { PartStatus } from '#domain/trip-status.ts';
import { isStopped } from './booking-selectors.ts';
import { isBusy, partSnapshot, selectCancellation } from './part-selectors.ts';
import { areCancelledApart, isWaiting, type TripSnapshot } from './trip-selectors.ts';

type Parts = readonly PartStatus[];

export const isCancelledAtOnce = (trip: TripSnapshot): boolean => trip.can({ type: 'trip.cancel' });

/** Whether a trip can continue without a part that failed to book. */
export const canBeLeftOut = (part: PartStatus, { trip, parts }: { trip: TripSnapshot; parts: Parts }) =>
  part === 'failed' && isStopped(trip, parts) && (parts.includes('confirmed') || parts.includes('held'));

/** Whether a held part of a trip that takes place can be released; otherwise it is booked automatically. */
export const canBeGivenBack = (part: PartStatus, { trip, parts }: { trip: TripSnapshot; parts: Parts }) =>
  part === 'held' && isStopped(trip, parts);

/** Whether only parts of a trip wait for approval, all of them, while something else of it stays booked. */
export const isAddition = (
  trip: TripSnapshot,
  { cancelled, staying }: { cancelled: Parts; staying: Parts },
): boolean =>
  isWaiting(trip) && cancelled.includes('held') && !staying.includes('held') && staying.includes('confirmed');

export interface CancelledPart {
  status: PartStatus;
  isExternal: boolean;
  isOfOthers: boolean;
  hasBegun: boolean;
}

export const isUsed = ({ status, hasBegun }: Pick<CancelledPart, 'status' | 'hasBegun'>) =>
  status === 'confirmed' && hasBegun;

type WholeCancellation = 'now' | 'later' | 'begun' | 'never';

const DECISIVE: readonly WholeCancellation[] = ['later', 'now', 'begun'];

/**
 * Whether the cancellation of a trip, or of its remaining parts, is offered: now, after something else has
 * ended, no longer because the booked parts have begun, or never.
 */
export const selectWholeCancellation = (
  trip: TripSnapshot,
  parts: readonly CancelledPart[],
): WholeCancellation => {
  const statuses = parts.map(({ status }) => status);
  if (isCancelledAtOnce(trip)) {
    if (parts.some((part) => isLeftToAgency(part) || isLeftToOthers(part, trip))) return 'never';
    if (statuses.some((status) => status !== 'cancelling' && isBusy(partSnapshot(status)))) return 'later';
    // Parts that have begun stay booked while the parts waiting for approval are released.
    return parts.some(isUsed) && !statuses.includes('held') ? 'begun' : 'now';
  }
  if (!areCancelledApart(trip)) return 'never';
  const own = parts.filter((part) => !isLeftToAgency(part) && !part.isOfOthers);
  const possible = own.map((part): WholeCancellation => {
    if (isUsed(part)) return 'begun';
    if (part.status === 'held') return canBeGivenBack('held', { trip, parts: statuses }) ? 'now' : 'later';
    return selectCancellation(partSnapshot(part.status));
  });
  return DECISIVE.find((one) => possible.includes(one)) ?? 'never';
};

/** Parts that wait together are cancelled together; what else there is of others stays as it is. */
export const isLeftToOthers = (
  { status, isOfOthers }: Pick<CancelledPart, 'status' | 'isOfOthers'>,
  trip: TripSnapshot,
): boolean => isOfOthers && (status === 'held' || !isWaiting(trip));

/** The agency alone cancels parts that are booked or about to be; held parts are only released. */
function isLeftToAgency({ status, isExternal }: CancelledPart): boolean {
  return isExternal && (status === 'confirming' || status === 'confirmed');
}
