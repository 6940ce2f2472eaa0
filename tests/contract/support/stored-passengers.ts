import type { Kysely } from 'kysely';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { Database } from '#server/db/schema.ts';
import { sealFor, unsealFrom } from '#server/db/sealed.ts';

/** The passengers of the only flight of a trip, as its airline has them. */
export async function storedPassengers(db: Kysely<Database>, tripId: string): Promise<readonly Passenger[]> {
  const { id, sealed_passengers: sealed } = await partOf(db, tripId);
  return unsealFrom(db, `trip_parts.sealed_passengers ${id}`, sealed) ?? [];
}

/** Replaces them behind the back of the application. */
export async function replacePassengers(
  db: Kysely<Database>,
  tripId: string,
  passengers: readonly Passenger[],
): Promise<void> {
  const { id } = await partOf(db, tripId);
  const sealed_passengers = sealFor(db, `trip_parts.sealed_passengers ${id}`, passengers);
  await db.updateTable('trip_parts').set({ sealed_passengers }).where('id', '=', id).execute();
}

async function partOf(db: Kysely<Database>, tripId: string) {
  return await db
    .selectFrom('trip_parts')
    .select(['id', 'sealed_passengers'])
    .where('trip_id', '=', tripId)
    .executeTakeFirstOrThrow();
}
