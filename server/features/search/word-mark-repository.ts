import { type RawBuilder, sql } from 'kysely';
import type { WordRange } from './word-range.ts';

/**
 * Whether the mark of a record allows that it has a word for each that was typed. No mark has more of the bits than
 * these, but the planner takes a comparison to find a third of all rows, and so goes on to read them in their order.
 */
export function mayHaveWords(mark: RawBuilder<unknown>, typed: readonly string[]): RawBuilder<boolean> {
  const sought = sql`word_mark(${typed}::text[])`;
  return sql`(${mark} & ${sought}) >= ${sought}`;
}

/**
 * For a record that is asked for a word. As no column, the word can't lead the planner to look through all records that
 * have it, which it takes for few.
 */
export function isWithin(word: RawBuilder<unknown>, { from, to }: WordRange): RawBuilder<boolean> {
  return sql`(${word} || '') >= ${from} and (${word} || '') < ${to}`;
}
