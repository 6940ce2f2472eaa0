import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the mark of a record allows that it has a word for each that was typed. No mark has more of the bits than
 * these, but the planner takes a comparison to find a third of all rows, and so goes on to read them in their order.
 */
export function mayHaveWords(mark: RawBuilder<unknown>, typed: readonly string[]): RawBuilder<boolean> {
  const sought = sql`word_mark(${typed}::text[])`;
  return sql`(${mark} & ${sought}) >= ${sought}`;
}
