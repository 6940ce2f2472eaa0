import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

const EMPTY = createHash('md5').digest('hex');

/** A digest of every row of every table: equal before and after when nothing was written. */
export async function databaseState(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string; filled: boolean }>`
    select relname as name, pg_relation_size(oid) > 0 as filled from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  // A table without storage has no rows; querying all of them would take most of the time of many tests.
  const filled = tables.filter((table) => table.filled).map(({ name }) => name);
  const digests = filled.map(
    (name) => sql`
      select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries([
    ...tables.map(({ name }) => [name, EMPTY]),
    ...rows.map(({ name, digest }) => [name, digest]),
  ]);
}
