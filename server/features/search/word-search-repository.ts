import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { beginningOf, isLong, keptRange } from './kept-words.ts';
import { searchWords } from './search-words.ts';
import { isWithin } from './word-mark-repository.ts';
import type { WordRange } from './word-range.ts';
import { findsLeast } from './word-sample-repository.ts';
import type { WordTable } from './word-table.ts';

/** So many words are walked in the order of a list without another look. */
const FEW_WORDS = 24;
/** So many entries are sorted sooner than their words are walked. */
const FEW_ENTRIES = 2_000;
/** So many words are walked at the most. */
const MANY_WORDS = 400;
/** So many entries are sorted at the most. */
const MANY_ENTRIES = 20_000;

/** What leads to the records of a search: some words, all between two, or the order of all records. */
type Lead = { words: readonly string[] } | { range: WordRange } | 'order';

export interface WordSearch {
  lead: Lead;
  /** For each of these, too, a record has to have a word that begins so. */
  besides: readonly string[];
  /** Whatever has words for several texts has all bits of this in its mark. */
  mark?: string;
}

/** How the records are found that have words for all that was typed: what finds the fewest leads to them. */
export async function planSearch(
  db: Kysely<Database>,
  table: WordTable,
  searchString: string,
): Promise<WordSearch> {
  const typed = searchWords(searchString);
  if (typed.length > 1) return await planSeveral(db, table, typed);
  const [only] = typed;
  if (only === undefined) return { lead: 'order', besides: [] };
  return await ledBy(db, table, only, typed);
}

async function planSeveral(
  db: Kysely<Database>,
  table: WordTable,
  typed: readonly string[],
): Promise<WordSearch> {
  const { leading, mark } = await findsLeast(db, table, typed);
  return { ...(await ledBy(db, table, leading, typed)), mark };
}

async function ledBy(
  db: Kysely<Database>,
  table: WordTable,
  leading: string,
  typed: readonly string[],
): Promise<WordSearch> {
  const lead = await leadOf(db, table, keptRange(leading));
  if (lead) return { lead, besides: typed.filter((text) => text !== leading) };
  // So common that many of those that begin nearly so have it.
  return { lead: isLong(leading) ? { words: [beginningOf(leading)] } : 'order', besides: typed };
}

/** Whether a record has words for all that was typed. A subquery with a limit is asked for each, never beforehand. */
export function hasWords(
  { words, id }: WordTable,
  recordId: RawBuilder<unknown>,
  typed: readonly string[],
): RawBuilder<boolean> {
  const found = typed.map(
    (text) => sql`(
      select true from ${sql.table(words)} o
      where o.${sql.raw(id)} = ${recordId} and ${isWithin(sql`o.word`, keptRange(text))}
      limit 1
    )`,
  );
  return sql`(${sql.join([sql`true`, ...found], sql` and `)})`;
}

/**
 * Words are walked in the order of the list, so that only the first of each are read. Where there are too many words,
 * what they find is sorted. Undefined where that is too much as well.
 */
async function leadOf(
  db: Kysely<Database>,
  table: WordTable,
  range: WordRange,
): Promise<Exclude<Lead, 'order'> | undefined> {
  const few = await wordsWithin(db, table, { range, most: FEW_WORDS });
  if (few.length <= FEW_WORDS) return { words: few };
  if ((await countEntries(db, table, { range, most: FEW_ENTRIES })) <= FEW_ENTRIES) return { range };
  const many = await wordsWithin(db, table, { range, most: MANY_WORDS });
  if (many.length <= MANY_WORDS) return { words: many };
  if ((await countEntries(db, table, { range, most: MANY_ENTRIES })) <= MANY_ENTRIES) return { range };
  return undefined;
}

interface Counted {
  range: WordRange;
  most: number;
}

/** Up to one more than so many; each is found by a look at the index, whatever stands between. */
async function wordsWithin(
  db: Kysely<Database>,
  { words }: WordTable,
  { range: { from, to }, most }: Counted,
): Promise<string[]> {
  const table = sql.table(words);
  const { rows } = await sql<{ word: string }>`
    with recursive found as (
      select 1 as place, (
        select w.word from ${table} w where w.word >= ${from} and w.word < ${to} order by w.word limit 1
      ) as word
      union all
      select place + 1, (
        select w.word from ${table} w where w.word > f.word and w.word < ${to} order by w.word limit 1
      )
      from found f
      where f.word is not null and f.place <= ${sql.lit(most)}
    )
    select word from found where word is not null`.execute(db);
  return rows.map(({ word }) => word);
}

/** How often such words stand with a record, counted up to one more than so many. */
async function countEntries(
  db: Kysely<Database>,
  { words }: WordTable,
  { range: { from, to }, most }: Counted,
): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*) as entries from (
      select 1 from ${sql.table(words)} w where w.word >= ${from} and w.word < ${to} limit ${sql.lit(most + 1)}
    ) as counted`.execute(db);
  return rows[0]?.entries ?? 0;
}
