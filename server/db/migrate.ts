import { type Kysely, sql } from 'kysely';
import { reasonOf } from '../reason-of.ts';
import { StartFault } from '../start-fault.ts';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './schema.ts';

/**
 * Brings the database to the newest schema. Several processes may do so at once: on PostgreSQL each waits for an
 * advisory lock, and the embedded database has one process only.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await migrationsDone(db)) return;
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new StartFault(`The database can't be brought to the newest schema: ${reasonOf(error)}`);
}

/** Whether the database knows every migration of this program. */
export async function migrationsDone(db: Kysely<Database>): Promise<boolean> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => done.has(name));
}
