import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;

const AT_ONCE = 200;

/** Each company has its own clock, so they are looked at one by one. */
export async function listCompaniesWaiting(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('company_id')
    .distinct()
    .where('waiting_until', 'is not', null)
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** `now` is the company's. */
export async function listOverdueTrips(db: Db, companyId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('id')
    .where('company_id', '=', companyId)
    .where('waiting_until', '<=', now)
    .orderBy('waiting_until')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of which less than a quarter of the time is left; nobody was given more than the trip's limit at once. */
export async function listUnremindedTrips(db: Db, companyId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('id')
    .where('company_id', '=', companyId)
    .where('reminded_at', 'is', null)
    .where('waiting_until', '>', now)
    .where(
      sql<boolean>`waiting_until - ${now}::timestamptz < least(waiting_until - created_at, make_interval(hours => approval_limit_hours)) / 4`,
    )
    .orderBy('waiting_until')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** False when somebody else was quicker. */
export async function markReminded(db: Db, tripId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trips')
    .set(({ eb }) => ({ reminded_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', tripId)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
