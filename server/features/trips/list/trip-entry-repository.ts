import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { hasMark, isWithin } from '../../search/word-mark-repository.ts';
import type { WordRange } from '../../search/word-range.ts';
import type { TripStretches } from './trip-stretches.ts';
import { typedRanges } from './trip-words.ts';

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

/** A text that more words begin with finds so many trips that these are rather looked through in their order. */
const FEW = 24;

/** A part of the alphabet in which a reader has words, and the mark of whatever has one of them. */
export interface MarkedRange extends WordRange {
  mark: string;
}

/** What somebody searches for, as far as it is known in the lists of a reader. */
export interface SoughtWords {
  /** The words of which a trip has to have one; an empty word is that of every trip. */
  anyOf: string[];
  /** Of each of these, too, a trip has to have a word. */
  besides: MarkedRange[][];
}

/** What was typed, with the ranges in which there are words and up to one more than a few of these. */
interface KnownText {
  letters: number;
  ranges: MarkedRange[];
  words: string[];
}

/**
 * Of the texts that were typed, the one that the fewest words begin with leads to the trips, the others are checked. Of
 * equals the longest leads: a mark tells more of the others, as it knows three letters of each word.
 */
export async function findSoughtWords(
  db: Kysely<Database>,
  readerId: string,
  searchString: string,
): Promise<SoughtWords> {
  const typed = typedRanges(searchString);
  if (typed.length === 0) return { anyOf: [''], besides: [] };
  const texts = (await lookUp(db, readerId, typed)).sort(
    (one, other) => one.words.length - other.words.length || other.letters - one.letters,
  );
  const [leading, ...others] = texts;
  const isLed = leading && leading.words.length <= FEW;
  const besides = (isLed ? others : texts).map(({ ranges }) => ranges);
  return { anyOf: isLed ? leading.words : [''], besides };
}

/** For each text, up to one more than a few words; each is found by a look at the index, whatever stands between. */
async function lookUp(db: Kysely<Database>, readerId: string, typed: WordRange[][]): Promise<KnownText[]> {
  const ranges = typed.flat();
  const { rows } = await sql<{ range: number; mark: string; word: string }>`
    with recursive
      ranges as (
        select range, word_mark(array[first])::text as mark, first collate "C" as first, last collate "C" as last
        from unnest(
          ${ranges.map((_, index) => index)}::int[],
          ${ranges.map(({ from }) => from)}::text[],
          ${ranges.map(({ to }) => to)}::text[]
        ) as given (range, first, last)
      ),
      found as (
        select range, mark, last, 1 as place, (
          select e.word from trip_entries e
          where e.reader_id = ${readerId} and e.word >= r.first and e.word < r.last
          order by e.word limit 1
        ) as word
        from ranges r
        union all
        select range, mark, last, place + 1, (
          select e.word from trip_entries e
          where e.reader_id = ${readerId} and e.word > f.word and e.word < f.last
          order by e.word limit 1
        )
        from found f
        where f.word is not null and f.place <= ${FEW}
      )
    select range, mark, word from found where word is not null`.execute(db);
  return typed.map((alternatives) => {
    const known = alternatives.flatMap((range) => {
      const within = rows.filter((row) => ranges[row.range] === range);
      return within[0] ? [{ ...range, mark: within[0].mark, words: within.map(({ word }) => word) }] : [];
    });
    const words = known.flatMap((range) => range.words);
    return { letters: alternatives[0]?.from.length ?? 0, ranges: known, words: words.slice(0, FEW + 1) };
  });
}
