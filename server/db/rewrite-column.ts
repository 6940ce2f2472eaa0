import { type QueryExecutorProvider, sql } from 'kysely';

interface Rewriting<Content> {
  table: string;
  column: string;
  /** The primary key of a row as one text, in SQL. */
  key: string;
  /** What the new value is made of, in SQL; rows in which it is null stay as they are. */
  content: string;
  rewrite: (row: { key: string; content: Content }) => string;
  isBinary?: boolean;
}

const AT_ONCE = 500;

/**
 * Rewrites a column of every row in batches, so that a large table fits into memory. Needs a transaction. Answers
 * how many rows it has written.
 */
export async function rewriteColumn<Content>(
  db: QueryExecutorProvider,
  { table, column, key, content, rewrite, isBinary = false }: Rewriting<Content>,
): Promise<number> {
  // Without other writers the rows keep their row ids until they are updated here.
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(db);
  await sql`declare unwritten no scroll cursor for
    select ctid::text as at, (${sql.raw(key)})::text as key, ${sql.raw(content)} as content
    from ${sql.table(table)} where ${sql.raw(content)} is not null`.execute(db);
  const value = isBinary ? sql`decode(rewritten.value, 'base64')` : sql`rewritten.value`;
  let written = 0;
  for (;;) {
    const { rows } = await sql<{ at: string; key: string; content: Content }>`
      fetch ${sql.lit(AT_ONCE)} from unwritten`.execute(db);
    if (rows.length === 0) break;
    const rowIds = rows.map(({ at }) => at);
    await sql`update ${sql.table(table)} as stored set ${sql.ref(column)} = ${value}
      from unnest(${rowIds}::text[]::tid[], ${rows.map(rewrite)}::text[]) as rewritten (at, value)
      where stored.ctid = rewritten.at`.execute(db);
    written += rows.length;
  }
  await sql`close unwritten`.execute(db);
  return written;
}
