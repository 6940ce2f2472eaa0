import type { Kysely } from 'kysely';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import { keptPlan } from '#server/db/kept-plan.ts';
import type { Database } from '#server/db/schema.ts';
import type { StoredTrips } from '../random-trips/trip-view.ts';

/** Reads what is kept of a person's booking; null when nothing is. */
export function draftReader(db: Kysely<Database>, userId: string, flow: PartKind): () => Promise<unknown> {
  const query = db
    .selectFrom('booking_drafts')
    .select('snapshot')
    .where('user_id', '=', userId)
    .where('flow', '=', flow)
    .modifyEnd(keptPlan)
    .compile();
  return async () => {
    const { rows } = await db.executeQuery(query);
    if (!rows[0]) return null;
    const { tab: _, ...draft }: { tab?: unknown } = { ...rows[0].snapshot };
    return draft;
  };
}

/** All trips in the order of their ids, as somebody who has ordered one is told of it. */
export function seenTrips({ trips, parts }: StoredTrips): TripSnapshot[] {
  return trips.map(({ id, status }) => ({
    _id: id,
    status,
    parts: parts.filter(({ tripId }) => tripId === id).map((part) => part.status),
  }));
}
