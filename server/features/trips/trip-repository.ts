import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { toTrip } from './trip-mapper.ts';
import { tripRows } from './trip-row-repository.ts';
import { allowedTrips } from './trip-rules.ts';

/** Undefined when there is no such trip, and when the caller may not read it. */
export async function readTrip(
  db: Kysely<Database>,
  abilities: Abilities,
  tripId: string,
): Promise<Trip | undefined> {
  const row = await tripRows(db)
    .where('t.id', '=', tripId)
    .where((eb) => allowedTrips(eb, abilities, 'read'))
    .executeTakeFirst();
  return row && toTrip(row);
}

/** For what the server does by itself, such as writing mails, whoever may read it. */
export async function readTripUnasked(db: Kysely<Database>, tripId: string): Promise<Trip> {
  return toTrip(await tripRows(db).where('t.id', '=', tripId).executeTakeFirstOrThrow());
}
