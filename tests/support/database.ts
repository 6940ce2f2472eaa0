import type { OpenDatabase } from '#server/db/open-database.ts';

export interface TestDatabase extends OpenDatabase {
  /** On PostgreSQL only: for a second process or pool on the same database. */
  connectionString?: string;
}

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
  if (engine === 'postgres') {
    return await (await import('./postgres-database.ts')).openPostgresDatabase();
  }
  return await (await import('./embedded-database.ts')).openEmbeddedDatabase();
}

/** One of its own without any table, for tests of migrations. */
export async function openUnmigratedDatabase(engine: Engine = testEngine()): Promise<OpenDatabase> {
  if (engine === 'postgres') {
    return await (await import('./postgres-database.ts')).openUnmigratedPostgres();
  }
  return await (await import('#server/db/pglite.ts')).openPGlite();
}
