import type { SnapshotFrom } from 'xstate';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import { tripMachine } from './trip-machine.ts';

export type TripSnapshot = SnapshotFrom<typeof tripMachine>;

export const tripSnapshot = ({
  status,
  levels,
  hasOpenRequest = false,
}: {
  status: TripStatus;
  levels: readonly ApprovalLevel[];
  hasOpenRequest?: boolean;
}): TripSnapshot => tripMachine.resolveState({ value: status, context: { levels, hasOpenRequest } });

export const isWaiting = (snapshot: TripSnapshot): boolean => snapshot.hasTag('waiting');

export const isBeingBooked = (snapshot: TripSnapshot): boolean => snapshot.hasTag('booking');

/** Whether a single part may be cancelled; before anything is booked, only the whole trip is. */
export const areCancelledApart = (snapshot: TripSnapshot): boolean =>
  snapshot.hasTag('booking') || snapshot.hasTag('booked');
