import type { SnapshotFrom } from 'xstate';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import { tripMachine } from './trip-machine.ts';

export type TripSnapshot = SnapshotFrom<typeof tripMachine>;

/** A trip as its chart sees it, restored from the stored data. */
export const tripSnapshot = ({
  status,
  levels,
  hasOpenRequest = false,
}: {
  status: TripStatus;
  levels: readonly ApprovalLevel[];
  hasOpenRequest?: boolean;
}): TripSnapshot => tripMachine.resolveState({ value: status, context: { levels, hasOpenRequest } });

/** An approval is pending. */
export const isWaiting = (snapshot: TripSnapshot): boolean => snapshot.hasTag('waiting');

/** Suppliers are being called. */
export const isBeingBooked = (snapshot: TripSnapshot): boolean => snapshot.hasTag('booking');

/** Whether a single part may be cancelled; before anything is booked, only the whole trip is. */
export const areCancelledApart = (snapshot: TripSnapshot): boolean =>
  snapshot.hasTag('booking') || snapshot.hasTag('booked');
