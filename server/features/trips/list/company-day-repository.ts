import { type Kysely, sql } from 'kysely';
import type { CompanyDay } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { titleOfRow } from '../title-of-row.ts';
import { isListed } from './trip-filter-repository.ts';
import { travelers } from './trip-summary-repository.ts';

type Db = Kysely<Database>;

const MOST_TRIPS = 20;

export async function readAway(
  db: Db,
  { companyId, now, today }: { companyId: string; now: Date; today: string },
): Promise<CompanyDay['away']> {
  const isUnderWay = sql<boolean>`t.company_id = ${companyId} and ${isListed({ filter: 'current', now })}`;
  const { people } = await db
    .selectFrom('trips as t')
    .innerJoin('trip_travellers as w', 'w.trip_id', 't.id')
    .select((eb) => eb.fn.count<number>('w.company_user_id').distinct().as('people'))
    .where(isUnderWay)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('trips as t')
    .select(['t.id', 't.destinations', 't.starts_on', 't.ends_on'])
    .select((eb) => travelers(eb).as('travelers'))
    .where(isUnderWay)
    .orderBy('t.ends_at')
    .orderBy('t.id')
    .limit(sql.lit(MOST_TRIPS))
    .execute();
  const trips = rows.map((row) => ({
    _id: row.id,
    title: titleOfRow(row, today),
    travelers: row.travelers,
    endsOn: row.ends_on,
  }));
  return { people: Number(people), trips };
}

export async function readOpenApprovals(db: Db, companyId: string): Promise<CompanyDay['approvals']> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(since) as oldest from (
      select waiting_since as since from trips
        where company_id = ${companyId} and waiting_until is not null
      union all
      select waiting_since from trip_changes
        where company_id = ${companyId} and waiting_until is not null
    ) as waiting`.execute(db);
  const { count = 0, oldest = null } = rows[0] ?? {};
  return { count, oldestSince: oldest ? new Date(oldest).toISOString() : undefined };
}

export interface BookedRow {
  month: string;
  currency: string;
  /** In minor units. */
  amount: number;
  trips: number;
  outsidePolicy: number;
}

/** What was booked since a month began, by month and currency. Requests in words have no price until the agency books. */
export async function readBookedSince(
  db: Db,
  { companyId, zone, month }: { companyId: string; zone: string; month: string },
): Promise<BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    select to_char(date_trunc('month', t.created_at at time zone ${zone}), 'YYYY-MM-DD') as month,
      t.total_currency as currency,
      sum(t.total_amount)::float8 as amount,
      count(*)::int as trips,
      count(*) filter (where t.levels <> '{}')::int as "outsidePolicy"
    from trips t
    where t.company_id = ${companyId} and t.created_at >= ${month}::timestamp at time zone ${zone}
      and t.status in ('approved', 'complete') and not t.request_open
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
