import type { OpenDatabase } from '#server/db/open-database.ts';

type SqlDatabase = Pick<OpenDatabase, 'executeSql'>;

/** Changes whenever anything but rows is created, altered or removed, including the planner's statistics. */
const SHAPE = `select concat_ws(' ',
  (select count(*) || '-' || max(oid) from pg_class),
  (select count(*) from pg_attribute),
  (select count(*) || '-' || max(oid) from pg_constraint),
  (select count(*) || '-' || max(oid) from pg_proc),
  (select count(*) || '-' || max(oid) from pg_trigger),
  (select count(*) || '-' || max(oid) from pg_type),
  (select count(*) from pg_namespace),
  (select count(*) from pg_db_role_setting),
  (select count(*) from pg_statistic where starelid >= 16384),
  (select count(*) from pg_class where reltuples >= 0 and relkind = 'r' and oid >= 16384)) as text`;

/**
 * Empties tables that contain or contained rows, except those that the migrations fill. Truncating is expensive
 * because each table gets new files, so a few rows are deleted instead, with foreign keys disabled. The dead
 * rows are truncated as soon as a planner would take it for a large table.
 */
const EMPTY = `do $$
declare
  filled regclass[] := array(select oid from pg_class where relkind = 'r'
    and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
    and relname not in ('kysely_migration', 'kysely_migration_lock', 'part_kinds'));
  one regclass;
begin
  if exists (select from unnest(filled) as large where pg_relation_size(large) > 8 * 8192) then
    execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
    return;
  end if;
  perform set_config('session_replication_role', 'replica', true);
  foreach one in array filled loop
    execute 'delete from ' || one;
  end loop;
  perform setval(seqrelid, seqstart, false) from pg_sequence;
end $$`;

export async function shapeOf({ executeSql }: SqlDatabase): Promise<string> {
  const { rows } = await executeSql(SHAPE);
  const [row] = rows as { text: string }[]; // the question asks for one text
  return row?.text ?? '';
}

/** Restores an empty database; false when more than rows and settings would have to be restored. */
export async function emptyAgain(database: SqlDatabase, shape: string): Promise<boolean> {
  if ((await shapeOf(database)) !== shape) return false;
  await database.executeSql(EMPTY);
  await database.executeSql('discard all');
  return true;
}
