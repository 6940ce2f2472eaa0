import { type Kysely, sql } from 'kysely';
import type { TripCounts, TripFilter } from '#domain/contract.ts';
import { MOST_COUNTED_TRIPS } from '#domain/most-counted-trips.ts';
import type { Database } from '../../../db/schema.ts';
import { walkTrips } from './trip-entry-repository.ts';
import type { TripQuery } from './trip-list-repository.ts';
import { tripStretches } from './trip-stretches.ts';
import { findSoughtWords } from './trip-word-repository.ts';

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
