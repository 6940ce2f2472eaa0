import { type RawBuilder, sql } from 'kysely';
import { hasMark, isWithin } from '../../search/word-mark-repository.ts';
import type { TripStretches } from './trip-stretches.ts';
import type { MarkedRange, SoughtWords } from './trip-word-repository.ts';

export interface FoundTrip {
  trip_id: string;
  starts_on: string;
}

interface TripWalk {
  readerId: string;
  sought: SoughtWords;
  listed: TripStretches;
  /** How many are wanted at the most. */
  bound: number;
}

/**
 * The first trips of a list, in no particular order, and each once. For every word and every stretch the index is read
 * in the order of the list and only so far, so it takes no longer among a million trips than among a thousand.
 */
export function walkTrips({ readerId, sought, listed, bound }: TripWalk): RawBuilder<FoundTrip> {
  const { stretches, ends } = listed;
  const direction = sql.raw(listed.order);
  return sql<FoundTrip>`
    select distinct walked.trip_id, walked.starts_on
    from unnest(${sought.anyOf}::text[]) as words (word)
    cross join unnest(
      ${stretches.map(({ stage }) => stage)}::smallint[],
      ${stretches.map(({ from }) => from)}::date[],
      ${stretches.map(({ to }) => to)}::date[]
    ) as stretches (stage, first, last)
    cross join lateral (
      select k.trip_id, k.starts_on from trip_entries k
      where k.reader_id = ${readerId} and k.word = words.word collate "C" and k.stage = stretches.stage
        and k.starts_on between stretches.first and stretches.last
        and k.ends_on between ${ends.from}::date and ${ends.to}::date
        ${sql.join(
          sought.besides.map((ranges) => hasWordWithin(readerId, ranges)),
          sql``,
        )}
      order by k.starts_on ${direction}, k.trip_id ${direction}
      limit ${sql.lit(bound)}
    ) as walked`;
}

/**
 * A subquery with a limit is asked for each trip that is walked by, never for all trips beforehand; and only where the
 * mark of the trip does not rule out such a word.
 */
function hasWordWithin(readerId: string, ranges: MarkedRange[]): RawBuilder<unknown> {
  const found = ranges.map(
    (range) => sql`(${hasMark(sql`k.mark`, range.mark)} and (
      select true from trip_entries o
      where o.trip_id = k.trip_id and o.reader_id = ${readerId} and ${isWithin(sql`o.word`, range)}
      limit 1
    ))`,
  );
  return sql`and (${sql.join([...found, sql`false`], sql` or `)})`;
}
