import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { TripCounts } from '#domain/contract.ts';
import { MOST_COUNTED_TRIPS } from '#domain/most-counted-trips.ts';
import type { Database } from '../../../db/schema.ts';
import { hasWords, isFound, prefixQuery } from '../../search/full-text-repository.ts';
import { PAGE_SIZE, type PageCount, reportCount, rowLimit } from '../../search/page-count.ts';
import { allowedTrips } from '../trip-rule-repository.ts';
import { typedAlternatives } from '../trip-words.ts';
import { FILTERS, type FilterByDay, isListed, toDirection } from './trip-filter-repository.ts';
import { isReadBy, isTripOf, type TripReader } from './trip-reader-repository.ts';
import { SUMMARY_COLUMNS, summaryParts } from './trip-summary-repository.ts';

export interface TripQuery {
  reader: TripReader;
  abilities: Abilities;
  filter: FilterByDay | undefined;
  searchString: string;
  /** Empty for everyone's trips. */
  travelers: readonly string[];
  page: number;
  now: Date;
}

export type TripSummaryRow = Awaited<ReturnType<ReturnType<typeof tripPage>['execute']>>[number] & {
  /** Present only for waiting trips. */
  may_decide?: boolean;
};

export interface TripPage extends PageCount {
  rows: TripSummaryRow[];
}

export async function readTripPage(db: Kysely<Database>, query: TripQuery): Promise<TripPage> {
  const found = await findTrips(db, query);
  const rows = await tripPage(db, query, found).execute();
  return { rows, ...(await reportCount(query, rows, () => countAgain(db, query, found))) };
}

/**
 * Matches trips against the typed words. Single people have few trips, so their words are compared one by one instead of
 * by the index.
 */
export async function findTrips(
  db: Kysely<Database>,
  query: Pick<TripQuery, 'reader' | 'abilities' | 'filter' | 'searchString' | 'travelers' | 'now'>,
): Promise<RawBuilder<boolean>> {
  const words = tripQuery(query.searchString);
  if (query.reader.companyUserId !== null || query.travelers.length > 0) return hasWords('t', words);
  const among = sql<boolean>`${isReadBy(query)} and ${isListed(query)}`;
  return await isFound(db, { alias: 't', table: 'trips', among }, words);
}

export function tripPage(db: Kysely<Database>, query: TripQuery, found: RawBuilder<boolean>) {
  const { filter, page } = query;
  const order = toDirection(filter);
  return withFound(db, query, found)
    .with('page', (eb) =>
      eb
        .selectFrom('found')
        .selectAll()
        .orderBy('starts_on', order)
        .orderBy('id', order)
        .limit(sql.lit(PAGE_SIZE))
        .offset(sql.lit((page - 1) * PAGE_SIZE)),
    )
    .selectFrom('page')
    .innerJoin('trips as t', 't.id', 'page.id')
    .where(allowedTrips(query, 'read'))
    .select(SUMMARY_COLUMNS)
    .select((eb) => [...summaryParts(eb, query.now), eb.selectFrom('found').select(countOfAll).as('counted')])
    .orderBy('page.starts_on', order)
    .orderBy('page.id', order);
}

async function countAgain(
  db: Kysely<Database>,
  query: TripQuery,
  found: RawBuilder<boolean>,
): Promise<number> {
  const { counted } = await withFound(db, query, found)
    .selectFrom('found')
    .select(countOfAll)
    .executeTakeFirstOrThrow();
  return counted;
}

interface TripMatch {
  id: string;
  starts_on: string;
}

function withFound(db: Kysely<Database>, query: TripQuery, found: RawBuilder<boolean>) {
  const order = sql.raw(toDirection(query.filter));
  const trips = sql<TripMatch>`(
    select t.id, t.starts_on from trips t
    where ${isReadBy(query)} and ${isTripOf(query.travelers)} and ${isListed(query)} and ${found}
    order by t.starts_on ${order}, t.id ${order}
    limit ${sql.lit(rowLimit(query))}
  )`;
  return db.with('found', () => trips);
}

const countOfAll = sql<number>`count(*)`.as('counted');

export function tripQuery(searchString: string): string | null {
  return prefixQuery(searchString, typedAlternatives);
}

type Counts = Pick<TripCounts, (typeof FILTERS)[number]>;

export async function countTrips(
  db: Kysely<Database>,
  query: Pick<TripQuery, 'reader' | 'abilities' | 'searchString' | 'travelers' | 'now'>,
): Promise<Counts> {
  const words = hasWords('t', tripQuery(query.searchString));
  const columns = FILTERS.map((filter) => {
    const found = sql`
      select from trips t where ${isReadBy(query)} and ${isTripOf(query.travelers)}
        and ${isListed({ filter, now: query.now })} and ${words}
      limit ${sql.lit(MOST_COUNTED_TRIPS)}`;
    return sql`(select count(*) from (${found}) as counted) as ${sql.ref(filter)}`;
  });
  const { rows } = await sql<Counts>`select ${sql.join(columns)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count answers one row');
  return counts;
}
