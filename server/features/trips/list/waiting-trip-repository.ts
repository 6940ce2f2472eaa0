import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TripCounts } from '#domain/contract.ts';
import { MOST_COUNTED_TRIPS } from '#domain/most-counted-trips.ts';
import type { Database } from '../../../db/schema.ts';
import type { SignedIn } from '../../../http/handler.ts';
import { hasWords } from '../../search/full-text-repository.ts';
import { PAGE_SIZE } from '../../search/page-count.ts';
import { presentDeciders, requestersOfTrip } from '../decider-repository.ts';
import { allowedTrips } from '../trip-rule-repository.ts';
import { type TripPage, type TripQuery, tripQuery } from './trip-list-repository.ts';
import { isTripOf } from './trip-reader-repository.ts';
import { SUMMARY_COLUMNS, summaryParts } from './trip-summary-repository.ts';

export interface WaitingQuery extends Pick<TripQuery, 'abilities' | 'searchString' | 'travelers' | 'now'> {
  signedIn: SignedIn;
}

/**
 * Lists the trips that wait for an approval, themselves or with a change, and that the caller may read. Those on which
 * the caller may decide come first, each group by deadline. A company has few waiting trips, so each of them is
 * checked.
 */
export async function readWaitingPage(
  db: Kysely<Database>,
  query: WaitingQuery & { page: number },
): Promise<TripPage> {
  const rows = await withWaiting(db, query)
    .with('page', (eb) =>
      eb
        .selectFrom('waiting')
        .selectAll()
        .orderBy('may_decide', 'desc')
        .orderBy('waiting_until')
        .orderBy('id')
        .limit(sql.lit(PAGE_SIZE))
        .offset(sql.lit((query.page - 1) * PAGE_SIZE)),
    )
    .selectFrom('page')
    .innerJoin('trips as t', 't.id', 'page.id')
    .select(SUMMARY_COLUMNS)
    .select((eb) => [
      ...summaryParts(eb, query.now),
      eb.ref('page.may_decide').as('may_decide'),
      eb.selectFrom('waiting').select(sql<number>`count(*)`.as('all')).as('counted'),
    ])
    .orderBy('page.may_decide', 'desc')
    .orderBy('page.waiting_until')
    .orderBy('page.id')
    .execute();
  const total = rows[0]?.counted ?? (await countWaiting(db, query)).waitingApproval;
  return { rows, total, more: false };
}

export async function countWaiting(
  db: Kysely<Database>,
  query: WaitingQuery,
): Promise<Pick<TripCounts, 'waitingApproval' | 'toDecide'>> {
  const counted = (rows: RawBuilder<unknown>) =>
    sql<number>`(select count(*) from (select ${rows} limit ${sql.lit(MOST_COUNTED_TRIPS)}) as counted)`;
  return await withWaiting(db, { ...query, searchString: '', travelers: [] })
    .with('found', () => waiting(query))
    .selectNoFrom([
      counted(sql`from found`).as('waitingApproval'),
      counted(sql`from waiting where may_decide`).as('toDecide'),
    ])
    .executeTakeFirstOrThrow();
}

interface WaitingTrip {
  id: string;
  waiting_until: Date;
  may_decide: boolean;
}

function withWaiting(db: Kysely<Database>, query: WaitingQuery) {
  return db.with('waiting', () => waiting(query));
}

function waiting({ signedIn, searchString, travelers, ...viewer }: WaitingQuery) {
  return sql<WaitingTrip>`(
    select t.id, w.waiting_until, w.may_decide
    from trips t
    cross join lateral (
      select min(waits.until) as waiting_until, bool_or(waits.may_decide) as may_decide
      from (
        select t.waiting_until as until, ${mayDecide(signedIn, presentDeciders('t', viewer.now))} as may_decide
        where t.waiting_until is not null
        union all
        select c.waiting_until, ${mayDecide(signedIn, presentDeciders('c', viewer.now))}
        from trip_changes c where c.trip_id = t.id and c.waiting_until is not null
      ) waits
    ) w
    where t.company_id = ${signedIn.companyId} and t.id in (${waitingTrips(signedIn.companyId)})
      and w.waiting_until is not null
      and ${isTripOf(travelers)}
      and ${allowedTrips(viewer, 'read')}
      and ${hasWords('t', tripQuery(searchString))}
  )`;
}

/** Trips that wait, and trips with a waiting change; each branch of the union uses an index. */
function waitingTrips(companyId: string): RawBuilder<unknown> {
  return sql`select id from trips where company_id = ${companyId} and waiting_until is not null
    union select trip_id from trip_changes where company_id = ${companyId} and waiting_until is not null`;
}

/** A site-admin decides on all trips of the company as which they act, except their own. */
function mayDecide(
  { companyUserId, userId, role }: SignedIn,
  deciders: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const me = JSON.stringify([{ _id: companyUserId }]);
  if (role !== 'site-admin') return sql<boolean>`${deciders} @> ${me}::jsonb`;
  return sql<boolean>`(${userId} not in (${requestersOfTrip()}) and not exists (
    select from trip_travellers w join company_users m on m.id = w.company_user_id
    where w.trip_id = t.id and m.user_id = ${userId}))`;
}
