import type { Trip } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { PartSnapshot } from '#machines/trip/part-selectors.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import * as trips from '#stories/support/trips-by-status.ts';

const TRIPS: Record<PartStatus, Trip> = {
  held: trips.WAITING,
  confirming: trips.BOOKING,
  confirmed: TRIP,
  unknown: trips.LOOKING_UP,
  changing: trips.CHANGING,
  cancelling: { ...TRIP, parts: [{ ...STAY, status: 'cancelling' }] },
  cancelled: trips.CANCELLED,
  failed: trips.NOTHING_BOOKED,
};

interface PartFlowProps {
  snapshot: PartSnapshot;
}

/** The page of a trip whose one booking is in one state of the part's chart. */
export function PartFlow({ snapshot }: PartFlowProps) {
  return <TripScreen {...readyTrip(TRIPS[snapshot.value])} />;
}
