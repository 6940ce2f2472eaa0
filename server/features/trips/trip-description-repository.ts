import type { Kysely } from 'kysely';
import type { TripTimes } from '#domain/trip-stage.ts';
import type { Database } from '../../db/schema.ts';
import { tripSearch } from './trip-words.ts';

type Db = Kysely<Database>;

export type TripToDescribe = Awaited<ReturnType<typeof readTripToDescribe>>;

export async function readTripToDescribe(db: Db, tripId: string) {
  const trip = await db
    .selectFrom('trips as t')
    .innerJoin('companies as c', 'c.id', 't.company_id')
    .select(['t.id', 't.itinerary_ref as itineraryRef', 't.request', 'c.time_zone as zone'])
    .where('t.id', '=', tripId)
    .executeTakeFirstOrThrow();
  const travelers = await db
    .selectFrom('trip_travellers')
    .select(['first_name', 'last_name'])
    .where('trip_id', '=', tripId)
    .execute();
  const parts = await db
    .selectFrom('trip_parts')
    .select(['kind', 'status', 'details', 'starts_on as startsOn', 'ends_on as endsOn', 'locator', 'tickets'])
    .select(['current_from as currentFrom', 'ends_at as endsAt'])
    .where('trip_id', '=', tripId)
    .orderBy('position')
    .execute();
  return { ...trip, travelers, parts };
}

export interface TripDescription extends TripTimes {
  destinations: readonly string[];
  parts: readonly TripToDescribe['parts'][number][];
  startsOn: string;
  endsOn: string;
}

export async function saveDescription(
  db: Db,
  { id, itineraryRef, request, travelers, parts }: TripToDescribe,
  { destinations, parts: counted, startsOn, endsOn, currentFrom, endsAt }: TripDescription,
): Promise<void> {
  const search = tripSearch({
    itineraryRef,
    travelers,
    parts: counted,
    numbered: parts,
    destinations,
    request,
  });
  await db
    .updateTable('trips')
    .set({
      destinations: [...destinations],
      search,
      starts_on: startsOn,
      ends_on: endsOn,
      current_from: currentFrom,
      ends_at: endsAt,
    })
    .where('id', '=', id)
    .execute();
}
