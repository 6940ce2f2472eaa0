import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { searchWords } from './search-words.ts';

/** Up to so many records are sorted; with more, the list is walked in order until there are enough. */
const MOST_SORTED = 5_000;

export interface SearchTable {
  alias: string;
  table: 'companies' | 'company_groups' | 'users' | 'company_users' | 'trips';
  among?: RawBuilder<boolean>;
}

export function toSearch(words: readonly string[]): string {
  return words.map(quoted).join(' ');
}

/** A query that matches, for each typed word, a word that begins with it; null when nothing was typed. */
export function prefixQuery(searchString: string, alternativesOf = (word: string) => [word]): string | null {
  const typed = searchWords(searchString).map((word) => {
    const alternatives = alternativesOf(word).map((one) => `${quoted(one)}:*`);
    return `(${alternatives.join(' | ')})`;
  });
  return typed.length === 0 ? null : typed.join(' & ');
}

export function hasWords(alias: string, query: string | null): RawBuilder<boolean> {
  return query === null ? sql`true` : sql`${sql.ref(`${alias}.search`)} @@ ${query}::tsquery`;
}

/**
 * Few matches are looked up by their words and sorted. With many, scan in list order until the page is full.
 */
export async function isFound(
  db: Kysely<Database>,
  { alias, table, among = sql`true` }: SearchTable,
  query: string | null,
): Promise<RawBuilder<boolean>> {
  if (query === null) return sql`true`;
  const id = sql.ref(`${alias}.id`);
  const found = sql`select ${id} from ${sql.table(table)} as ${sql.id(alias)}
    where ${hasWords(alias, query)} and ${among}`;
  // As a subquery, since a limit would lead the planner to read all records instead of the index.
  const { rows } = await sql<{ count: number }>`
    with found as materialized (${found})
    select count(*) as count from (select from found limit ${sql.lit(MOST_SORTED + 1)}) as counted`.execute(
    db,
  );
  const isMany = (rows[0]?.count ?? 0) > MOST_SORTED;
  // No index is used for a condition that is compared with true.
  return isMany ? sql`(${hasWords(alias, query)}) is true` : sql`${id} = any(array(${found}))`;
}

/** Words contain only letters and digits, with at most one preceding sign. */
function quoted(word: string): string {
  return `'${word}'`;
}
