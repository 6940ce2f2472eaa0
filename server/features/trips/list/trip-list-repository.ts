import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Abilities } from '#domain/abilities.ts';
import type { TripCounts, TripFilter } from '#domain/contract.ts';
import { MOST_COUNTED_TRIPS } from '#domain/most-counted-trips.ts';
import type { Database } from '../../../db/schema.ts';
import { type CountedPage, lookedFor, PAGE_SIZE, tellCount } from '../../search/counted-pages.ts';
import { allowedTrips } from '../trip-rules.ts';
import { type FoundTrip, findSoughtWords, type SoughtWords, walkTrips } from './trip-entry-repository.ts';
import { tripStretches } from './trip-stretches.ts';

export interface TripQuery {
  /** Whose lists are read: those of a company, or of a company user. */
  readerId: string;
  abilities: Abilities;
  filter: TripFilter | undefined;
  searchString: string;
  page: number;
  /** The day on which a trip is ahead, under way or over. */
  today: string;
}

export type TripSummaryRow = Awaited<ReturnType<ReturnType<typeof tripPage>['execute']>>[number];

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
    .where((eb) => allowedTrips(eb, abilities, 'read'))
    .select(['t.id', 't.itinerary_ref', 't.status', 't.ended_by', 't.title', 't.starts_on', 't.ends_on'])
    .select(['t.total_amount', 't.total_currency', 't.booking_info'])
    .select((eb) => [
      travellers(eb).as('travellers'),
      kinds(eb).as('kinds'),
      approver(eb).as('approver'),
      parts(eb).as('parts'),
      eb.selectFrom('found').select(countOfAll).as('counted'),
    ])
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

type Trips = ExpressionBuilder<Database & { t: Database['trips'] }, 't'>;

function travellers(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_travellers as w')
      .select(['w.first_name as firstName', 'w.last_name as lastName'])
      .whereRef('w.trip_id', '=', 't.id')
      .orderBy('w.position'),
  );
}

function kinds(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_parts as p')
      .select('p.kind')
      .distinct()
      .whereRef('p.trip_id', '=', 't.id')
      .orderBy('p.kind'),
  );
}

/** How far its parts have come; not looked for unless they are being booked. */
function parts(eb: Trips) {
  const statuses = jsonArrayFrom(
    eb.selectFrom('trip_parts as p').select('p.status').whereRef('p.trip_id', '=', 't.id'),
  );
  return eb.case().when('t.status', '=', 'approved').then(statuses).end();
}

/** Who has to act; nobody, and not looked for, unless the trip waits. */
function approver(eb: Trips) {
  const level = sql<string | null>`case t.status when 'waiting_level_1_approval' then t.level1_approver_id
    when 'waiting_level_2_approval' then t.level2_approver_id end`;
  const person = jsonObjectFrom(
    eb
      .selectFrom('company_users as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['u.first_name as firstName', 'u.last_name as lastName'])
      .where('m.id', '=', level),
  );
  return eb
    .case()
    .when('t.status', 'in', ['waiting_level_1_approval', 'waiting_level_2_approval'])
    .then(person)
    .end();
}

const FILTERS = [
  'current',
  'upcoming',
  'past',
  'cancelled',
  'waitingApproval',
] as const satisfies TripFilter[];

/** How many trips each filter finds, as far as they are counted. */
export async function countTrips(
  db: Kysely<Database>,
  { readerId, searchString, today }: Pick<TripQuery, 'readerId' | 'searchString' | 'today'>,
): Promise<TripCounts> {
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
  const { rows } = await sql<TripCounts>`select ${sql.join(columns)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count answers one row');
  return counts;
}
