import { CHANGE_STATUSES, type ChangeStatus } from '#domain/change-status.ts';
import type { Trip } from '#domain/contract.ts';
import type { ChangeSnapshot } from '#machines/trip/change-selectors.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import * as trips from '#stories/support/changed-trips.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';

const TRIPS: Record<ChangeStatus, Trip> = {
  waiting_level_1_approval: trips.CHANGE_WAITS,
  waiting_level_2_approval: trips.CHANGE_WAITS_SECOND,
  changing: trips.CHANGING,
  unknown: trips.CHANGE_LOST,
  done: trips.CHANGE_DONE,
  refused: trips.CHANGE_REFUSED,
  expired: trips.CHANGE_EXPIRED,
  withdrawn: trips.CHANGE_WITHDRAWN,
  failed: trips.CHANGE_FAILED,
};

interface ChangeFlowProps {
  snapshot: ChangeSnapshot;
}

/** The page of a trip with a change in one state of its chart. */
export function ChangeFlow({ snapshot }: ChangeFlowProps) {
  const status = CHANGE_STATUSES.find((known) => snapshot.matches(known));
  if (!status) throw new Error('No change is ever seen so');
  return <TripScreen {...readyTrip(TRIPS[status])} />;
}
