import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TripTables } from '../../../db/trip-tables.ts';
import type { FoundPart } from '../part/part-repository.ts';

type Db = Kysely<Database>;
type OrderHold = Omit<TripTables['order_holds'], 'status'>;

/**
 * Records what is about to be held. False when something of it is being released; the unique index refuses what the
 * same user is ordering already.
 */
export async function insertOrderHolds(db: Db, holds: readonly OrderHold[]): Promise<boolean> {
  const rows = holds.map((hold) => ({ ...hold, status: 'ordering' as const }));
  const inserted = await db
    .insertInto('order_holds')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet(({ ref }) => ({ status: 'ordering', release_at: ref('excluded.release_at') }))
        .where('order_holds.status', '<>', 'releasing'),
    )
    .returning('reference')
    .execute();
  return inserted.length === holds.length;
}

export interface WantedOffer {
  key: string;
  /** Company users. */
  travellerIds: readonly string[];
}

/** Whether the user has a trip with one of these offers, for the same travellers, that is not booked yet. */
export async function hasPendingTrip(
  db: Db,
  { userId, companyId, offers }: { userId: string; companyId: string; offers: readonly WantedOffer[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select('p.id')
    .where('p.status', 'in', ['held', 'confirming', 'unknown'])
    .where('t.status', 'not in', ['rejected', 'cancelled'])
    .where('t.created_by_user_id', '=', userId)
    .where('t.company_id', '=', companyId)
    .where(({ and, eb, or }) =>
      or(
        offers.map(({ key, travellerIds }) =>
          and([
            eb('p.offer_key', '=', key),
            sql<boolean>`p.travelers @> ${travellerIds}::uuid[] and p.travelers <@ ${travellerIds}::uuid[]`,
          ]),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** After the trip was stored; false when something of it is being released. */
export async function removeOrderHolds(db: Db, references: readonly string[]): Promise<boolean> {
  const removed = await db
    .deleteFrom('order_holds')
    .where('reference', 'in', references)
    .where('status', '<>', 'releasing')
    .returning('reference')
    .execute();
  return removed.length === references.length;
}

/** After the order was refused: the same offer may be ordered again at once. */
export async function abandonOrderHolds(db: Db, references: readonly string[]): Promise<void> {
  await db
    .updateTable('order_holds')
    .set({ status: 'abandoned' })
    .where('reference', 'in', references)
    .where('status', '=', 'ordering')
    .execute();
}

/** Holds of orders that were refused, or ended by a crash. */
export async function listOrphanedHolds(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<FoundPart, 'companyId' | 'kind' | 'reference'>[]> {
  return await db
    .selectFrom('order_holds')
    .select(['company_id as companyId', 'kind', 'reference'])
    .where('release_at', '<=', now)
    .orderBy('release_at')
    .limit(limit)
    .execute();
}

/** Keeps orders away from a hold while it is released; false when one is under way. */
export async function startRelease(db: Db, reference: string, now: Date): Promise<boolean> {
  const hold = await db
    .selectFrom('order_holds')
    .select(['status', 'release_at as releaseAt'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (hold?.status === 'ordering' && hold.releaseAt > now) return false;
  await db
    .updateTable('order_holds')
    .set({ status: 'releasing' })
    .where('reference', '=', reference)
    .execute();
  return true;
}

/** After nothing is held under a reference any more. */
export async function removeReleasedHold(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('order_holds').where('reference', '=', reference).execute();
}
