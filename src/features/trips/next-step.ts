import type { PartChange, Trip, TripEnd, TripPart } from '#domain/contract.ts';
import { heldUntil } from '#domain/parts-by-outcome.ts';
import { isBusy, partSnapshot } from '#machines/trip/part-selectors.ts';
import { findLastChange, isOver, waitingChanges } from './changes/changes.ts';
import { isSupplierPart, tripKind } from './kinds/trip-kinds.ts';

export type NextStep =
  | { kind: 'approval'; approval: NonNullable<Trip['approval']> }
  | { kind: 'approvalOfOther' }
  | { kind: 'looking' }
  | { kind: 'lookingForChange' }
  | { kind: 'cancelling' }
  | { kind: 'booking' }
  /** What the agency has booked elsewhere is recorded; no supplier is asked about it. */
  | { kind: 'recording' }
  | { kind: 'agency'; answers: boolean }
  | { kind: 'changing' }
  | { kind: 'choosing'; until: string | null }
  | ({ kind: 'changeApproval' } & WaitingStep & AllBookedStep)
  | ({ kind: 'travelling' } & AllBookedStep)
  | { kind: 'over'; end: TripEnd };

/** Everything is booked; cancelling all of it is free until then, or null if some of it never is. */
interface AllBookedStep {
  freeUntil: { at: string; zone: string } | null;
}

interface WaitingStep {
  change: PartChange;
  approval: NonNullable<PartChange['approval']>;
}

export function findNextStep(trip: Trip): NextStep {
  switch (trip.status) {
    case 'waiting_level_1_approval':
    case 'waiting_level_2_approval':
      return trip.approval ? { kind: 'approval', approval: trip.approval } : { kind: 'approvalOfOther' };
    case 'rejected':
      return { kind: 'over', end: trip.end ?? 'refused' };
    case 'cancelled':
      return { kind: 'over', end: trip.end ?? 'cancelled' };
    case 'approved':
    case 'complete':
      return stepOfParts(trip);
  }
}

function stepOfParts(trip: Trip): NextStep {
  const { parts, request, events } = trip;
  const statuses = parts.map(({ status }) => status);
  if (isOnlyRecorded(parts)) return { kind: 'recording' };
  if (statuses.includes('unknown')) return { kind: isLostChange(trip) ? 'lookingForChange' : 'looking' };
  if (statuses.includes('cancelling')) return { kind: 'cancelling' };
  if (statuses.includes('confirming')) return { kind: 'booking' };
  if (statuses.includes('changing')) return { kind: 'changing' };
  if (request?.isOpen && !statuses.includes('held')) {
    const last = events.findLast(({ kind }) => kind === 'messageWritten');
    return { kind: 'agency', answers: last?.side === 'agency' };
  }
  if (statuses.includes('failed')) return { kind: 'choosing', until: heldUntil(parts) };
  // Nothing blocks it, so it is about to be booked.
  if (statuses.includes('held')) return { kind: 'booking' };
  const freeUntil = firstFreeUntil(parts);
  const [waiting] = waitingChanges(trip);
  return waiting
    ? { kind: 'changeApproval', change: waiting.change, approval: waiting.approval, freeUntil }
    : { kind: 'travelling', freeUntil };
}

function isOnlyRecorded(parts: readonly TripPart[]): boolean {
  const underWay = parts.filter(({ status }) => isBusy(partSnapshot(status)));
  return underWay.length > 0 && !underWay.some(isSupplierPart);
}

function isLostChange(trip: Trip): boolean {
  const lost = trip.parts.filter(({ status }) => status === 'unknown');
  return lost.every(({ _id }) => {
    const change = findLastChange(trip, _id);
    return change !== undefined && !isOver(change);
  });
}

/** The trip is free to cancel as long as each of its booked parts is. */
function firstFreeUntil(parts: readonly TripPart[]): AllBookedStep['freeUntil'] {
  const deadlines = parts
    .filter(({ status }) => status === 'confirmed')
    .map((part) => {
      const { freeUntil, zone: findZone } = tripKind(part);
      const [at, zone] = [freeUntil(part), findZone(part)];
      return at && zone ? { at, zone } : null;
    });
  const known = deadlines.filter((deadline) => deadline !== null);
  if (known.length < deadlines.length) return null;
  return known.toSorted((one, other) => (one.at < other.at ? -1 : 1))[0] ?? null;
}
