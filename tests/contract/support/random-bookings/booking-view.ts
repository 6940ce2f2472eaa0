import type { Kysely } from 'kysely';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import { joinOrder, type SavedOrder } from '#machines/checkout/checkout-draft.ts';
import { reusedPlan } from '#server/db/reused-plan.ts';
import type { Database } from '#server/db/schema.ts';
import type { StoredTrips } from '../random-trips/trip-view.ts';

/** Reads the stored draft of a person's booking; null when there is none. */
export function draftReader(db: Kysely<Database>, userId: string, flow: PartKind): () => Promise<unknown> {
  const query = db
    .selectFrom('booking_drafts')
    .select(['snapshot', 'sent_order as order'])
    .where('user_id', '=', userId)
    .where('flow', '=', flow)
    .modifyEnd(reusedPlan)
    .compile();
  return async () => {
    const { rows } = await db.executeQuery(query);
    if (!rows[0]) return null;
    const { snapshot, order } = rows[0];
    const { tab: _, ...draft }: { tab?: unknown; checkout?: unknown } = { ...snapshot };
    return { ...draft, checkout: joinOrder(draft.checkout, order as SavedOrder | null).checkout };
  };
}

/** All trips by id, as the person who ordered them sees them. */
export function tripSnapshots({ trips, parts }: StoredTrips): TripSnapshot[] {
  return trips.map(({ id, status }) => ({
    _id: id,
    status,
    parts: parts.filter(({ tripId }) => tripId === id).map((part) => part.status),
  }));
}
