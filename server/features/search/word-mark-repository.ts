import { type RawBuilder, sql } from 'kysely';
import type { WordRange } from './word-range.ts';

/**
 * Whether the mark of a record has all bits of what is sought. None has more of these bits, but the planner takes a
 * comparison to find a third of all rows, and so goes on to read them in their order.
 */
export function hasMark(mark: RawBuilder<unknown>, sought: string): RawBuilder<boolean> {
  return sql`(${mark} & ${sought}::bigint) >= ${sought}::bigint`;
}

/**
 * For a record that is asked for a word. As they come from elsewhere, the ends of the range can't lead the planner to
 * look through all records that have such words, which it takes for few.
 */
export function isWithin(word: RawBuilder<unknown>, { from, to }: WordRange): RawBuilder<boolean> {
  return sql`${word} >= (select ${from}::text) and ${word} < (select ${to}::text)`;
}
