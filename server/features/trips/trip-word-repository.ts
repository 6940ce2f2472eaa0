import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WordRange } from '../search/word-range.ts';
import { typedRanges } from './trip-words.ts';

/** A text that more words begin with finds so many trips that these are rather looked through in their order. */
const FEW = 24;

/** What somebody searches for, as far as it is known in the lists of a reader. */
export interface SoughtWords {
  /** The words of which a trip has to have one; an empty word is that of every trip. */
  anyOf: string[];
  /** Of each of these, too, a trip has to have a word. */
  besides: WordRange[][];
}

/** Of the texts that were typed, the one that the fewest words begin with leads to the trips, the others are checked. */
export async function findSoughtWords(
  db: Kysely<Database>,
  readerId: string,
  searchString: string,
): Promise<SoughtWords> {
  const typed = typedRanges(searchString);
  if (typed.length === 0) return { anyOf: [''], besides: [] };
  const found = await wordsWithin(db, readerId, typed);
  const few = found.flatMap((words, index) => (words.length <= FEW ? [{ words, index }] : []));
  const [leading] = few.sort((one, other) => one.words.length - other.words.length);
  if (!leading) return { anyOf: [''], besides: typed };
  return { anyOf: leading.words, besides: typed.filter((_, index) => index !== leading.index) };
}

/** For each text, up to one more than a few words; each is found by a look at the index, whatever stands between. */
async function wordsWithin(
  db: Kysely<Database>,
  readerId: string,
  typed: WordRange[][],
): Promise<string[][]> {
  const ranges = typed.flatMap((alternatives, index) => alternatives.map((range) => ({ ...range, index })));
  const { rows } = await sql<{ typed: number; word: string }>`
    with recursive
      ranges as (
        select typed, first collate "C" as first, last collate "C" as last
        from unnest(
          ${ranges.map(({ index }) => index)}::int[],
          ${ranges.map(({ from }) => from)}::text[],
          ${ranges.map(({ to }) => to)}::text[]
        ) as given (typed, first, last)
      ),
      found as (
        select typed, last, 1 as place, (
          select e.word from trip_entries e
          where e.reader_id = ${readerId} and e.word >= r.first and e.word < r.last
          order by e.word limit 1
        ) as word
        from ranges r
        union all
        select typed, last, place + 1, (
          select e.word from trip_entries e
          where e.reader_id = ${readerId} and e.word > f.word and e.word < f.last
          order by e.word limit 1
        )
        from found f
        where f.word is not null and f.place <= ${FEW}
      )
    select typed, word from found where word is not null`.execute(db);
  return typed.map((_, index) => rows.flatMap((row) => (row.typed === index ? [row.word] : [])));
}
