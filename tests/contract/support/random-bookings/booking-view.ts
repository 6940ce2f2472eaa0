import type { Kysely } from 'kysely';
import type { SeenTrip } from '#domain/checkout/seen-trip.ts';
import type { Database } from '#server/db/schema.ts';

type Db = Kysely<Database>;

/** What is kept of a person's booking; null when nothing is. */
export async function viewDraft(db: Db, userId: string): Promise<unknown> {
  const drafts = await db
    .selectFrom('booking_drafts')
    .select('snapshot')
    .where('user_id', '=', userId)
    .where('flow', '=', 'hotel')
    .execute();
  return drafts[0]?.snapshot ?? null;
}

/** All trips in the order of their ids, as somebody who has ordered one is told of it. */
export async function viewTrips(db: Db): Promise<SeenTrip[]> {
  const trips = await db.selectFrom('trips').select(['id as _id', 'status']).orderBy('id').execute();
  const parts = await db
    .selectFrom('trip_parts')
    .select(['trip_id', 'status'])
    .orderBy('trip_id')
    .orderBy('position')
    .execute();
  return trips.map(({ _id, status }) => ({
    ...{ _id, status },
    parts: parts.filter((part) => part.trip_id === _id).map((part) => part.status),
  }));
}
