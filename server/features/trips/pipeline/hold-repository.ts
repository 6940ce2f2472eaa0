import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TripTables } from '../../../db/trip-tables.ts';
import type { PartRecord } from '../part/part-repository.ts';

type Db = Kysely<Database>;

type OrderHold = Omit<TripTables['order_holds'], 'status'>;

/** Records holds before they are requested; false when one of them is being released. */
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

/** Locks a recorded hold for the transaction and reads its status; undefined when there is none. */
export async function lockHold(
  db: Db,
  reference: string,
): Promise<TripTables['order_holds']['status'] | undefined> {
  const hold = await db
    .selectFrom('order_holds')
    .select('status')
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return hold?.status;
}

/** Deletes the records of holds that are now stored with a trip; false when one of them is being released. */
export async function removeOrderHolds(db: Db, references: readonly string[]): Promise<boolean> {
  const removed = await db
    .deleteFrom('order_holds')
    .where('reference', 'in', references)
    .where('status', '<>', 'releasing')
    .returning('reference')
    .execute();
  return removed.length === references.length;
}

/** Abandons the holds of a refused order, so that the same offer can be ordered again at once. */
export async function abandonOrderHolds(db: Db, references: readonly string[]): Promise<void> {
  await db
    .updateTable('order_holds')
    .set({ status: 'abandoned' })
    .where('reference', 'in', references)
    .where('status', '=', 'ordering')
    .execute();
}

/** Lists holds of orders that were refused or interrupted by a crash. */
export async function listOrphanedHolds(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<PartRecord, 'companyId' | 'kind' | 'reference'>[]> {
  return await db
    .selectFrom('order_holds')
    .select(['company_id as companyId', 'kind', 'reference'])
    .where('release_at', '<=', now)
    .orderBy('release_at')
    .limit(limit)
    .execute();
}

/** Marks a hold as being released, so that no order uses it; false when an order is in progress. */
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

/** Deletes the record of a hold once it is released. */
export async function removeReleasedHold(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('order_holds').where('reference', '=', reference).execute();
}
