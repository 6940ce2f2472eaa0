import type { Trip } from '#domain/contract.ts';
import { isBusy, partSnapshot } from '#machines/trip/part-selectors.ts';
import { isBeingBooked, tripSnapshot } from '#machines/trip/trip-selectors.ts';

export function isUnderWay({
  status,
  verdict,
  parts,
  comparisons = [],
}: Pick<Trip, 'status' | 'verdict' | 'parts' | 'comparisons'>): boolean {
  if (comparisons.some(({ search }) => search === 'looking')) return true;

  const isBooking =
    isBeingBooked(tripSnapshot({ status, levels: verdict.levels })) &&
    parts.every((part) => part.status !== 'failed');
  // A held part of an approved trip is about to be confirmed, unless another part has failed.
  return parts.some((part) => isBusy(partSnapshot(part.status)) || (isBooking && part.status === 'held'));
}
