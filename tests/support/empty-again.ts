import type { OpenDatabase } from '#server/db/open-database.ts';

type Asked = Pick<OpenDatabase, 'executeSql'>;

/** Changes with whatever is made, altered or removed, and when statistics were gathered, but not with rows. */
const SHAPE = `select concat_ws(' ',
  (select count(*) || '-' || max(oid) from pg_class),
  (select count(*) from pg_attribute),
  (select count(*) || '-' || max(oid) from pg_constraint),
  (select count(*) || '-' || max(oid) from pg_proc),
  (select count(*) || '-' || max(oid) from pg_trigger),
  (select count(*) || '-' || max(oid) from pg_type),
  (select count(*) from pg_namespace),
  (select count(*) from pg_db_role_setting),
  (select count(*) from pg_statistic where starelid >= 16384)) as text`;

/** Tables that hold rows, or held some; the migrations are what makes the database migrated. */
const FILLED = `select string_agg(oid::regclass::text, ', ') as text from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
  and relname not in ('kysely_migration', 'kysely_migration_lock')`;

export async function shapeOf(database: Asked): Promise<string> {
  return (await asked(database, SHAPE)) ?? '';
}

/** Makes a database what it was when it was new; false when more than rows and settings would have to be put back. */
export async function emptyAgain(database: Asked, shape: string): Promise<boolean> {
  if ((await shapeOf(database)) !== shape) return false;
  const filled = await asked(database, FILLED);
  if (filled !== null) await database.executeSql(`truncate ${filled} restart identity cascade`);
  await database.executeSql('discard all');
  return true;
}

async function asked({ executeSql }: Asked, text: string): Promise<string | null> {
  const { rows } = await executeSql(text);
  const [row] = rows as { text: string | null }[]; // both questions ask for one text
  return row?.text ?? null;
}
