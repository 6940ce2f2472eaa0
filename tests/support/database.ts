import type { OpenDatabase } from '#server/db/open-database.ts';
import { withSealingKey } from '#server/db/sealed.ts';
import { deriveKeys } from '#server/security/keys.ts';

export interface TestDatabase extends OpenDatabase {
  /** On PostgreSQL only: for a second process or pool on the same database. */
  connectionString?: string;
}

/** The keys of an application on a test database are derived from it. */
export const SECRET = 'a secret that only these tests know of';
export const KEYS = deriveKeys(SECRET);

export const engines = ['pglite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** The database engine of this test run: TEST_ENGINE, else the embedded one. */
export function testEngine(): Engine {
  const { TEST_ENGINE: wanted = 'pglite' } = process.env;
  const engine = engines.find((name) => name === wanted);
  if (!engine) throw new Error(`TEST_ENGINE is ${wanted}; it must be one of ${engines.join(', ')}`);
  return engine;
}

/** A database of its own, migrated and empty. */
export async function openTestDatabase(engine: Engine = testEngine()): Promise<TestDatabase> {
  return withSealingKey(await openUnkeyed(engine), KEYS);
}

async function openUnkeyed(engine: Engine): Promise<TestDatabase> {
  if (engine === 'postgres') {
    return await (await import('./postgres-database.ts')).openPostgresDatabase();
  }
  return await (await import('./embedded-database.ts')).openEmbeddedDatabase();
}

/** One of its own without any table, for tests of migrations. */
export async function openUnmigratedDatabase(engine: Engine = testEngine()): Promise<OpenDatabase> {
  const database =
    engine === 'postgres'
      ? await (await import('./postgres-database.ts')).openUnmigratedPostgres()
      : await (await import('#server/db/pglite.ts')).openPGlite();
  return withSealingKey(database, KEYS);
}
