import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { keptRange } from './kept-words.ts';
import type { WordTable } from './word-table.ts';

/** So many entries of the sample are counted at the most: beyond, a text is common. */
const MOST_SAMPLED = 300;

interface LeastFound {
  leading: string;
  /** Whatever has words for all texts has all bits of this in its mark. */
  mark: string;
}

/** Which of several texts finds the least, by a sample of the records; of equals, the longest. */
export async function findsLeast(
  db: Kysely<Database>,
  table: WordTable,
  typed: readonly string[],
): Promise<LeastFound> {
  const counts = typed.map((text) => countSampled(table, text));
  const { rows } = await sql<{ counts: number[]; mark: string }>`
    select array[${sql.join(counts)}]::int[] as counts, word_mark(${typed}::text[])::text as mark`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A count answers one row');
  const { counts: entries, mark } = row;
  const { text } = typed
    .map((text, index) => ({ text, entries: entries[index] ?? 0 }))
    .reduce((least, other) => (findsLess(other, least) ? other : least));
  return { leading: text, mark };
}

interface Sampled {
  text: string;
  entries: number;
}

function findsLess(one: Sampled, other: Sampled): boolean {
  return (
    one.entries < other.entries || (one.entries === other.entries && one.text.length > other.text.length)
  );
}

/** One record in 64 is in the sample, by the condition of its index. */
export function countSampled({ words, id }: WordTable, text: string): RawBuilder<number> {
  const { from, to } = keptRange(text);
  return sql`(select count(*) from (
    select 1 from ${sql.table(words)} w
    where w.word >= ${from} and w.word < ${to} and get_byte(sha256(uuid_send(w.${sql.raw(id)})), 0) < 4
    limit ${sql.lit(MOST_SAMPLED)}
  ) as sampled)`;
}
