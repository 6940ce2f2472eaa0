import { addDays } from 'date-fns/addDays';
import type { Kysely } from 'kysely';
import { type Actor, defineAbilitiesFor } from '#domain/abilities.ts';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { toTrip } from '../page/trip-mapper.ts';
import { tripRows, unsealTrip } from '../trip-row-repository.ts';
import { allowedTrips } from '../trip-rule-repository.ts';

const KEPT_DAYS = 31;
const MOST_TRIPS = 200;

export async function readOwnTrips(db: Kysely<Database>, traveler: Actor, now: Date): Promise<Trip[]> {
  const viewer = { abilities: defineAbilitiesFor(traveler), signedIn: traveler, now };
  const rows = await tripRows(db, now)
    .where('t.company_id', '=', traveler.companyId)
    .where(allowedTrips(viewer, 'read'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('trip_travellers as own')
          .select('own.trip_id')
          .whereRef('own.trip_id', '=', 't.id')
          .where('own.company_user_id', '=', traveler.companyUserId),
      ),
    )
    .where('t.ends_at', '>', addDays(now, -KEPT_DAYS))
    .orderBy('t.starts_on')
    .orderBy('t.id')
    .limit(MOST_TRIPS)
    .execute();
  return rows.map((row) => onlyOf(traveler.companyUserId, toTrip(unsealTrip(db, row), viewer)));
}

function onlyOf(companyUserId: string, trip: Trip): Trip {
  return {
    ...trip,
    travelers: trip.travelers.filter(({ _id }) => _id === companyUserId),
    parts: trip.parts.filter(({ travelers }) => travelers.includes(companyUserId)),
  };
}
