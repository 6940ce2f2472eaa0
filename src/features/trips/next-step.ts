import type { Trip, TripEnd } from '#domain/contract.ts';
import { heldUntil } from '#domain/parts-by-outcome.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { freeUntilOf, partZone } from './part-terms.ts';

/** Who has to do something about a trip. */
export type NextStep =
  | { kind: 'approval'; approval: NonNullable<Trip['approval']> }
  | { kind: 'approvalOfSomebody' }
  | { kind: 'looking' }
  | { kind: 'cancelling' }
  | { kind: 'booking' }
  /** The agency works on a request in words; `answers` when it has written last. */
  | { kind: 'agency'; answers: boolean }
  /** `until` is the end of what is held for it; null when nothing is. */
  | { kind: 'choosing'; until: string | null }
  | { kind: 'travelling'; freeUntil: { at: string; zone: string } | null }
  | { kind: 'over'; end: TripEnd };

const UNDER_WAY: ReadonlySet<PartStatus> = new Set(['confirming', 'changing']);

export function nextStepOf(trip: Trip): NextStep {
  switch (trip.status) {
    case 'waiting_level_1_approval':
    case 'waiting_level_2_approval':
      return trip.approval ? { kind: 'approval', approval: trip.approval } : { kind: 'approvalOfSomebody' };
    case 'rejected':
      return { kind: 'over', end: trip.end ?? 'refused' };
    case 'cancelled':
      return { kind: 'over', end: trip.end ?? 'cancelled' };
    case 'approved':
    case 'complete':
      return stepOfParts(trip);
  }
}

function stepOfParts({ parts, request, events }: Trip): NextStep {
  const statuses = parts.map(({ status }) => status);
  if (statuses.includes('unknown')) return { kind: 'looking' };
  if (statuses.includes('cancelling')) return { kind: 'cancelling' };
  if (statuses.some((status) => UNDER_WAY.has(status))) return { kind: 'booking' };
  if (request?.isOpen && !statuses.includes('held')) {
    const last = events.findLast(({ kind }) => kind === 'messageWritten');
    return { kind: 'agency', answers: last?.side === 'agency' };
  }
  if (statuses.includes('failed')) return { kind: 'choosing', until: heldUntil(parts) };
  // With nothing in its way, it is about to be booked.
  if (statuses.includes('held')) return { kind: 'booking' };
  const kept = parts.filter(({ status }) => status === 'confirmed');
  const deadlines = kept.flatMap((part) => {
    const [at, zone] = [freeUntilOf(part), partZone(part)];
    return at && zone ? { at, zone } : [];
  });
  const [first] = deadlines.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return { kind: 'travelling', freeUntil: first ?? null };
}
