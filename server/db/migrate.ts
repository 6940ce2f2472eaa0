import { type Kysely, sql } from 'kysely';
import { reasonOf } from '../reason-of.ts';
import { StartFault } from '../start/start-fault.ts';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './schema.ts';

/**
 * Brings the database to the newest schema. Several processes may do so at once: on PostgreSQL each waits for an
 * advisory lock, and the embedded database has one process only. Much data takes long to be brought there, so that the
 * database should be without limits.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const done = await namesDone(db);
  assertNotNewer(done);
  if (knowsAll(done)) return;
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new StartFault(`The database can't be brought to the newest schema: ${reasonOf(error)}`);
}

export async function migrationsDone(db: Kysely<Database>): Promise<boolean> {
  return knowsAll(await namesDone(db));
}

function knowsAll(done: ReadonlySet<string>): boolean {
  return Object.keys(migrations).every((name) => done.has(name));
}

/** An older program would write rows that the newer schema does not expect. */
function assertNotNewer(done: ReadonlySet<string>): void {
  const newest = [...done]
    .filter((name) => !Object.hasOwn(migrations, name))
    .toSorted()
    .at(-1);
  if (newest === undefined) return;
  const own = Object.keys(migrations).toSorted().at(-1);
  throw new StartFault(
    `The database has the schema of a newer version of this program: a version with the migration ${newest} is needed, and this one ends at ${own}.`,
  );
}

async function namesDone(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
