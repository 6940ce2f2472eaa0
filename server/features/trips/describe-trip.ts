import type { Kysely } from 'kysely';
import { joinTimes, timesOfDays } from '#domain/trip-stage.ts';
import { listRequestedDestinations } from '#domain/trip-title.ts';
import type { Database } from '../../db/schema.ts';
import { countedParts } from './counted-parts.ts';
import { destinationsOfParts } from './part/kinds/part-kinds.ts';
import {
  readTripToDescribe,
  saveDescription,
  type TripDescription,
  type TripToDescribe,
} from './trip-description-repository.ts';

/**
 * Updates destinations, dates, times and search text of a trip from its parts without cancelled and released ones; a
 * request in words without such parts keeps what was requested.
 */
export async function describeTrip(db: Kysely<Database>, tripId: string): Promise<void> {
  const trip = await readTripToDescribe(db, tripId);
  await saveDescription(db, trip, placesAndDays(trip));
}

function placesAndDays({ id, request, zone, parts }: TripToDescribe): TripDescription {
  const requested = request ? listRequestedDestinations(request) : [];
  const remaining = parts.filter(({ status }) => status !== 'cancelling');
  if (request && remaining.every(({ status }) => status === 'cancelled')) {
    const { startsOn, endsOn } = request;
    return { destinations: requested, parts: [], startsOn, endsOn, ...timesOfDays(request, zone) };
  }
  const counted = countedParts(remaining.length > 0 ? remaining : parts);
  const startsOn = counted.map((part) => part.startsOn).sort()[0];
  const endsOn = counted
    .map((part) => part.endsOn)
    .sort()
    .at(-1);
  if (!startsOn || !endsOn) throw new Error(`The trip ${id} has no parts`);
  const booked = destinationsOfParts(counted);
  return {
    // Bookings of the agency have no place.
    destinations: booked.length > 0 ? booked : requested,
    parts: counted,
    startsOn,
    endsOn,
    ...joinTimes(counted),
  };
}
