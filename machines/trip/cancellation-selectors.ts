import type { PartStatus } from '#domain/trip-status.ts';
import { isStopped } from './booking-selectors.ts';
import { isBusy, partSnapshot, selectCancellation } from './part-selectors.ts';
import { areCancelledApart, isWaiting, type TripSnapshot } from './trip-selectors.ts';

type Parts = readonly PartStatus[];

/** Whether the trip as a whole can be cancelled before anything of it has to be asked of a supplier. */
export const isCancelledAtOnce = (trip: TripSnapshot): boolean => trip.can({ type: 'trip.cancel' });

/** Whether a trip can go on without a part that could not be booked. */
export const canBeLeftOut = (part: PartStatus, { trip, parts }: { trip: TripSnapshot; parts: Parts }) =>
  part === 'failed' && isStopped(trip, parts) && (parts.includes('confirmed') || parts.includes('held'));

/** Whether a part that is held for a trip that takes place can be given back; otherwise its turn comes by itself. */
export const canBeGivenBack = (part: PartStatus, { trip, parts }: { trip: TripSnapshot; parts: Parts }) =>
  part === 'held' && isStopped(trip, parts);

/** Whether parts of a trip are what waits for an approval, all of them, while something else of it stays booked. */
export const isAddition = (
  trip: TripSnapshot,
  { cancelled, staying }: { cancelled: Parts; staying: Parts },
): boolean =>
  isWaiting(trip) && cancelled.includes('held') && !staying.includes('held') && staying.includes('confirmed');

export interface CancelledPart {
  status: PartStatus;
  /** Whether the agency has booked it elsewhere, and so cancels it there. */
  isExternal: boolean;
  /** Whether it begins no later than now. */
  hasBegun: boolean;
}

/** Whether a part is booked and has begun, so that it can't be cancelled online any more. */
export const isUsed = ({ status, hasBegun }: Pick<CancelledPart, 'status' | 'hasBegun'>) =>
  status === 'confirmed' && hasBegun;

type WholeCancellation = 'now' | 'later' | 'begun' | 'never';

/** Of what the parts of a booked trip allow, the first of these decides. */
const DECISIVE: readonly WholeCancellation[] = ['later', 'now', 'begun'];

/**
 * Whether the cancellation of a trip, or of what is still ahead of it, is offered: at once, once something else has
 * ended, not any more because what is booked has begun, or not at all.
 */
export const selectWholeCancellation = (
  trip: TripSnapshot,
  parts: readonly CancelledPart[],
): WholeCancellation => {
  const statuses = parts.map(({ status }) => status);
  const ofSuppliers = parts.filter((part) => !isLeftToAgency(part));
  if (isCancelledAtOnce(trip)) {
    if (ofSuppliers.length < parts.length) return 'never';
    if (statuses.some((status) => status !== 'cancelling' && isBusy(partSnapshot(status)))) return 'later';
    // What has begun stays booked while what waits for an approval is given back.
    return parts.some(isUsed) && !statuses.includes('held') ? 'begun' : 'now';
  }
  if (!areCancelledApart(trip)) return 'never';
  const possible = ofSuppliers.map((part): WholeCancellation => {
    if (isUsed(part)) return 'begun';
    if (part.status === 'held') return canBeGivenBack('held', { trip, parts: statuses }) ? 'now' : 'later';
    return selectCancellation(partSnapshot(part.status));
  });
  return DECISIVE.find((one) => possible.includes(one)) ?? 'never';
};

/** What is held is only given back; what is booked, or about to be, only the agency cancels. */
function isLeftToAgency({ status, isExternal }: CancelledPart): boolean {
  return isExternal && (status === 'confirming' || status === 'confirmed');
}
