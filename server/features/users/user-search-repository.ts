import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { searchWords } from '../search/search-words.ts';

/** Sorts behind every word that begins alike. */
const LAST_CHARACTER = '\u{10ffff}';
/** So many words are walked in the order of a list without another look. */
const FEW_WORDS = 24;
/** So many entries are sorted sooner than their words are walked. */
const FEW_ENTRIES = 2_000;
/** So many words are walked at the most. */
const MANY_WORDS = 400;
/** So many entries are sorted at the most. */
const MANY_ENTRIES = 100_000;
/** How far it matters which of several texts finds less. */
const COMPARED_ENTRIES = 10_000;

/** Where the words are that begin with what was typed, the end excluded. */
interface WordRange {
  from: string;
  to: string;
}

/** What leads to the users of a search: some words, all between two, or the order of all users. */
type Lead = { words: readonly string[] } | { range: WordRange } | 'order';

export interface UserSearch {
  lead: Lead;
  /** Of each of these, too, a user has to have a word. */
  besides: readonly WordRange[];
}

/** For each word that was typed, where the words are that begin alike. */
export function typedWords(searchString: string): WordRange[] {
  return searchWords(searchString).map((typed) => ({ from: typed, to: typed + LAST_CHARACTER }));
}

/** How the users are found that have words for all that was typed: what finds the fewest leads to them. */
export async function planUserSearch(db: Kysely<Database>, typed: readonly WordRange[]): Promise<UserSearch> {
  const [only] = typed;
  if (!only) return { lead: 'order', besides: [] };
  const counts =
    typed.length === 1
      ? [0]
      : await Promise.all(typed.map((range) => countEntries(db, range, COMPARED_ENTRIES)));
  const leading = counts.indexOf(Math.min(...counts));
  const lead = await leadOf(db, typed[leading] ?? only);
  return { lead, besides: lead === 'order' ? typed : typed.filter((_, index) => index !== leading) };
}

/**
 * Words are walked in the order of the list, so that only the first of each are read. Where there are too many words,
 * what they find is sorted; where that is too much as well, so many users have one of them that all are walked.
 */
async function leadOf(db: Kysely<Database>, range: WordRange): Promise<Lead> {
  const few = await wordsWithin(db, range, FEW_WORDS);
  if (few.length <= FEW_WORDS) return { words: few };
  if ((await countEntries(db, range, FEW_ENTRIES)) <= FEW_ENTRIES) return { range };
  const many = await wordsWithin(db, range, MANY_WORDS);
  if (many.length <= MANY_WORDS) return { words: many };
  return (await countEntries(db, range, MANY_ENTRIES)) <= MANY_ENTRIES ? { range } : 'order';
}

/** A subquery with a limit is asked for each user that is walked by, never for all users beforehand. */
export function hasWords(userId: RawBuilder<unknown>, ranges: readonly WordRange[]): RawBuilder<boolean> {
  const found = ranges.map(
    ({ from, to }) => sql`(
      select true from user_words o
      where o.user_id = ${userId} and o.word >= ${from} and o.word < ${to}
      limit 1
    )`,
  );
  return sql`(${sql.join([sql`true`, ...found], sql` and `)})`;
}

/** Up to one more than so many; each is found by a look at the index, whatever stands between. */
async function wordsWithin(db: Kysely<Database>, { from, to }: WordRange, most: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    with recursive found as (
      select 1 as place, (
        select w.word from user_words w where w.word >= ${from} and w.word < ${to} order by w.word limit 1
      ) as word
      union all
      select place + 1, (
        select w.word from user_words w where w.word > f.word and w.word < ${to} order by w.word limit 1
      )
      from found f
      where f.word is not null and f.place <= ${sql.lit(most)}
    )
    select word from found where word is not null`.execute(db);
  return rows.map(({ word }) => word);
}

/** How often such words stand with a user, counted up to one more than so many. */
async function countEntries(db: Kysely<Database>, { from, to }: WordRange, most: number): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*) as entries from (
      select 1 from user_words w where w.word >= ${from} and w.word < ${to} limit ${sql.lit(most + 1)}
    ) as counted`.execute(db);
  return rows[0]?.entries ?? 0;
}
