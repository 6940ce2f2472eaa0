import { type Kysely, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { TripCounts, TripFilter } from '#domain/contract.ts';
import { MOST_COUNTED_TRIPS } from '#domain/most-counted-trips.ts';
import type { Database } from '../../../db/schema.ts';
import { type CountedPage, lookedFor, PAGE_SIZE, tellCount } from '../../search/counted-pages.ts';
import { allowedTrips } from '../trip-rule-repository.ts';
import { type FoundTrip, findSoughtWords, type SoughtWords, walkTrips } from './trip-entry-repository.ts';
import { type ListedFilter, tripStretches } from './trip-stretches.ts';
import { SUMMARY_COLUMNS, summaryParts } from './trip-summary-repository.ts';

export interface TripQuery {
  /** Whose lists are read: those of a company, or of a company user. */
  readerId: string;
  abilities: Abilities;
  filter: ListedFilter | undefined;
  searchString: string;
  page: number;
  /** The day on which a trip is ahead, under way or over. */
  today: string;
}

export type TripSummaryRow = Awaited<ReturnType<ReturnType<typeof tripPage>['execute']>>[number] & {
  /** Known only of those that wait. */
  may_decide?: boolean;
};

export interface TripPage extends CountedPage {
  rows: TripSummaryRow[];
}

export async function readTripPage(db: Kysely<Database>, query: TripQuery): Promise<TripPage> {
  const sought = await findSoughtWords(db, query.readerId, query.searchString);
  const rows = await tripPage(db, query, sought).execute();
  return { rows, ...(await tellCount(query, rows, () => countAgain(db, query, sought))) };
}

/** One statement: the rows in their order, and how many there are, counted a little beyond them. */
export function tripPage(db: Kysely<Database>, query: TripQuery, sought: SoughtWords) {
  const { abilities, page } = query;
  const { order } = tripStretches(query.filter, query.today);
  return withFound(db, query, sought)
    .with('page', (eb) =>
      eb
        .selectFrom('found')
        .selectAll()
        .orderBy('starts_on', order)
        .orderBy('trip_id', order)
        .limit(sql.lit(PAGE_SIZE))
        .offset(sql.lit((page - 1) * PAGE_SIZE)),
    )
    .selectFrom('page')
    .innerJoin('trips as t', 't.id', 'page.trip_id')
    .where(allowedTrips(abilities, 'read'))
    .select(SUMMARY_COLUMNS)
    .select((eb) => [...summaryParts(eb), eb.selectFrom('found').select(countOfAll).as('counted')])
    .orderBy('page.starts_on', order)
    .orderBy('page.trip_id', order);
}

async function countAgain(db: Kysely<Database>, query: TripQuery, sought: SoughtWords): Promise<number> {
  const { counted } = await withFound(db, query, sought)
    .selectFrom('found')
    .select(countOfAll)
    .executeTakeFirstOrThrow();
  return counted;
}

function withFound(db: Kysely<Database>, query: TripQuery, sought: SoughtWords) {
  const listed = tripStretches(query.filter, query.today);
  const found = walkTrips({ readerId: query.readerId, sought, listed, bound: lookedFor(query) });
  return db.with('found', () => sql<FoundTrip>`(${found})`);
}

const countOfAll = sql<number>`count(*)`.as('counted');

const FILTERS = ['current', 'upcoming', 'past', 'cancelled'] as const satisfies TripFilter[];

/** How many trips each filter finds, as far as they are counted; those that wait are counted apart. */
export async function countTrips(
  db: Kysely<Database>,
  { readerId, searchString, today }: Pick<TripQuery, 'readerId' | 'searchString' | 'today'>,
): Promise<Pick<TripCounts, (typeof FILTERS)[number]>> {
  const sought = await findSoughtWords(db, readerId, searchString);
  const columns = FILTERS.map((filter) => {
    const found = walkTrips({
      readerId,
      sought,
      listed: tripStretches(filter, today),
      bound: MOST_COUNTED_TRIPS,
    });
    const counted = sql`(select count(*) from (select from (${found}) as found limit ${sql.lit(MOST_COUNTED_TRIPS)}) as counted)`;
    return sql`${counted} as ${sql.ref(filter)}`;
  });
  const { rows } = await sql<Pick<TripCounts, (typeof FILTERS)[number]>>`select ${sql.join(columns)}`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('A count answers one row');
  return counts;
}
