import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TripTables } from '../../../db/trip-tables.ts';
import type { PartRecord } from '../part/part-repository.ts';

type Db = Kysely<Database>;

type OrderHold = Omit<TripTables['order_holds'], 'status'>;

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

export async function removeOrderHolds(db: Db, references: readonly string[]): Promise<boolean> {
  const removed = await db
    .deleteFrom('order_holds')
    .where('reference', 'in', references)
    .where('status', '<>', 'releasing')
    .returning('reference')
    .execute();
  return removed.length === references.length;
}

export async function abandonOrderHolds(db: Db, references: readonly string[]): Promise<void> {
  await db
    .updateTable('order_holds')
    .set({ status: 'abandoned' })
    .where('reference', 'in', references)
    .where('status', '=', 'ordering')
    .execute();
}

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

export async function removeReleasedHold(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('order_holds').where('reference', '=', reference).execute();
}
