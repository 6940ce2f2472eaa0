import type { Kysely } from 'kysely';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import { joinSentRequest, splitSentRequest } from '#machines/checkout/sent-request.ts';
import { reusedPlan } from '#server/db/reused-plan.ts';
import type { Database } from '#server/db/schema.ts';
import { unsealFrom } from '#server/db/sealed.ts';
import type { StoredTrips } from '../random-trips/trip-view.ts';

/** Reads the stored draft of a person's booking, with its order; null when there is none. */
export function draftReader(db: Kysely<Database>, userId: string, flow: PartKind): () => Promise<unknown> {
  const query = db
    .selectFrom('booking_drafts')
    .select(['company_id', 'sealed_snapshot', 'sealed_order'])
    .where('user_id', '=', userId)
    .where('flow', '=', flow)
    .modifyEnd(reusedPlan)
    .compile();
  return async () => {
    const { rows } = await db.executeQuery(query);
    if (!rows[0]) return null;
    const { company_id, sealed_snapshot, sealed_order } = rows[0];
    const row = `${userId} ${company_id} ${flow}`;
    const snapshot = unsealFrom(db, `booking_drafts.sealed_snapshot ${row}`, sealed_snapshot);
    const order = unsealFrom(db, `booking_drafts.sealed_order ${row}`, sealed_order);
    const { tab: _, ...draft }: { tab?: unknown; checkout?: unknown } = { ...snapshot };
    return {
      ...draft,
      checkout: joinSentRequest(draft, splitSentRequest({ checkout: { order } }).order).checkout,
    };
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
