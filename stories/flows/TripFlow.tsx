import type { Trip } from '#domain/contract.ts';
import { TRIP_STATUSES, type TripStatus } from '#domain/trip-status.ts';
import type { TripSnapshot } from '#machines/trip/trip-selectors.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { TRIP } from '#stories/support/trip-fixtures.ts';
import * as trips from '#stories/support/trips-by-status.ts';

const TRIPS: Record<TripStatus, Trip> = {
  waiting_level_1_approval: trips.WAITING,
  waiting_level_2_approval: trips.WAITING_SECOND,
  approved: trips.BOOKING,
  complete: TRIP,
  rejected: trips.REFUSED,
  cancelled: trips.CANCELLED,
};

interface TripFlowProps {
  snapshot: TripSnapshot;
}

/** The page of a trip in one state of the trip's chart. */
export function TripFlow({ snapshot }: TripFlowProps) {
  const status = TRIP_STATUSES.find((known) => snapshot.matches(known));
  if (!status) throw new Error('No trip is ever seen so');
  return <TripScreen {...readyTrip(TRIPS[status])} />;
}
