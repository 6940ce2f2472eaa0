import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { hasMark } from './word-mark-repository.ts';
import { hasWords, type WordSearch } from './word-search-repository.ts';
import type { WordTable } from './word-table.ts';

/** From so many words on it is worth a look how far the first of them reach. */
const SOME_WORDS = 4;
/** So many times as many entries are looked at as are wanted, spread over the words. */
const SPREAD = 4;
/** So many words are read abreast. */
const MERGED_WORDS = 8;

/** A record of a list, and what it is sorted by. */
export interface FoundRecord {
  id: string;
  sort_key: string;
}

interface WordWalk {
  table: WordTable;
  search: WordSearch;
  key: 'name_key' | 'email_key' | 'customer_id';
  direction: 'asc' | 'desc';
  /** How many are wanted at the most. */
  bound: number;
}

/** The first records of a search, each once. Undefined when it is the order of all records that leads to them. */
export async function walkWords(
  db: Kysely<Database>,
  walk: WordWalk,
): Promise<RawBuilder<FoundRecord> | undefined> {
  const { lead } = walk.search;
  if (lead === 'order') return undefined;
  return firstOf(
    'range' in lead ? withinRange(walk, lead.range) : await walkEach(db, walk, lead.words),
    walk,
  );
}

/** In the order of a list, and no more than are wanted. */
export function firstOf(
  found: RawBuilder<FoundRecord>,
  { direction, bound }: Pick<WordWalk, 'direction' | 'bound'>,
): RawBuilder<FoundRecord> {
  const order = sql.raw(direction);
  return sql`
    select id, sort_key from (${found}) as candidates
    order by sort_key ${order}, id ${order} limit ${sql.lit(bound)}`;
}

/** Whether a record is one of these. */
export function isFound(recordId: RawBuilder<unknown>, found: RawBuilder<FoundRecord>): RawBuilder<boolean> {
  return sql`${recordId} in (select id from (${found}) as found)`;
}

async function walkEach(
  db: Kysely<Database>,
  walk: WordWalk,
  words: readonly string[],
): Promise<RawBuilder<FoundRecord>> {
  const { besides } = walk.search;
  if (besides.length > 0 && words.length > 0 && words.length <= MERGED_WORDS) return mergeWords(walk, words);
  const end = besides.length === 0 && words.length >= SOME_WORDS ? await findEnd(db, walk, words) : undefined;
  return inWords(walk, words, { most: walk.bound, ...(end !== undefined && { end }) });
}

/**
 * Each word is read in the order of the list, all of them abreast, and no farther than the first of all: so hardly more
 * records are asked for the other words than are wanted.
 */
function mergeWords(walk: WordWalk, given: readonly string[]): RawBuilder<FoundRecord> {
  const { id, key, words } = namesOf(walk);
  const order = sql.raw(walk.direction);
  const most = sql.lit(walk.bound);
  const abreast = given.map(
    (word) => sql`(
      select w.${id} as id, w.${key} as sort_key from ${words} w
      where w.word = ${word} and ${hasOthers(walk)}
      order by w.${key} ${order}, w.${id} ${order} limit ${most}
    )`,
  );
  return sql`
    select distinct walked.id, walked.sort_key from (${sql.join(abreast, sql` union all `)}) as walked
    order by walked.sort_key ${order}, walked.id ${order} limit ${most}`;
}

function withinRange(walk: WordWalk, { from, to }: { from: string; to: string }): RawBuilder<FoundRecord> {
  const { id, key, words } = namesOf(walk);
  return sql`
    select distinct w.${id} as id, w.${key} as sort_key from ${words} w
    where w.word >= ${from} and w.word < ${to} and ${hasOthers(walk)}`;
}

/**
 * The first few of each word tell how far the list reaches at the most: as many as are wanted stand before that. So of
 * hundreds of words little more is read than is wanted.
 */
async function findEnd(
  db: Kysely<Database>,
  walk: WordWalk,
  words: readonly string[],
): Promise<string | undefined> {
  const order = sql.raw(walk.direction);
  const firsts = inWords(walk, words, { most: Math.ceil((SPREAD * walk.bound) / words.length) });
  const { rows } = await sql<{ sort_key: string }>`
    select sort_key from (${firsts}) as firsts
    order by sort_key ${order} limit 1 offset ${sql.lit(walk.bound - 1)}`.execute(db);
  return rows[0]?.sort_key;
}

/** The first of each word, up to the end; so many that they are enough if the other words have none. */
function inWords(
  walk: WordWalk,
  given: readonly string[],
  { most, end }: { most: number; end?: string },
): RawBuilder<FoundRecord> {
  const { id, key, words } = namesOf(walk);
  const order = sql.raw(walk.direction);
  const before = sql.raw(walk.direction === 'asc' ? '<=' : '>=');
  return sql`
    select distinct walked.id, walked.sort_key
    from unnest(${given}::text[]) as words (word)
    cross join lateral (
      select w.${id} as id, w.${key} as sort_key from ${words} w
      where w.word = words.word collate "C" and ${hasOthers(walk)}
        ${end === undefined ? sql`` : sql`and w.${key} ${before} ${end}`}
      order by w.${key} ${order}, w.${id} ${order}
      limit ${sql.lit(most)}
    ) as walked`;
}

function hasOthers(walk: WordWalk): RawBuilder<boolean> {
  const { search, table } = walk;
  return sql`${hasMarkOfAll(walk)} and ${hasWords(table, sql`w.${sql.raw(table.id)}`, search.besides)}`;
}

function hasMarkOfAll({ search: { mark } }: WordWalk): RawBuilder<boolean> {
  return mark === undefined ? sql`true` : hasMark(sql`w.mark`, mark);
}

function namesOf({ table, key }: WordWalk) {
  return { id: sql.raw(table.id), key: sql.raw(key), words: sql.table(table.words) };
}
