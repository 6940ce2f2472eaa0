import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import type { Database } from '#server/db/schema.ts';
import { withSealingKey } from '#server/db/sealed.ts';
import { KEYS, openTestDatabase, SECRET, testEngine } from '#tests/support/database.ts';

type Question<Answer> = (db: Kysely<Database>, database: OpenDatabase) => Promise<Answer>;

/** Data that outlives the server that writes it. */
export interface DurableData {
  /** What tells a server to use it. */
  settings: Record<string, string>;
  /** Asks the database itself, which the embedded one allows only while no server runs. */
  ask<Answer>(question: Question<Answer>): Promise<Answer>;
  remove(): Promise<void>;
}

interface Options {
  /** The database is there already; else the embedded one is made by whoever comes first. */
  made?: boolean;
}

export async function createDurableData({ made = false }: Options = {}): Promise<DurableData> {
  const directory = await mkdtemp(path.join(tmpdir(), 'zugvogel-kills-'));
  const removeDirectory = () => rm(directory, { recursive: true, force: true });
  if (testEngine() === 'pglite') {
    if (made) await (await import('#tests/support/embedded-database.ts')).writeEmbeddedDatabase(directory);
    return {
      settings: { DATA_DIR: directory, SECRET_KEY: SECRET },
      ask: (question) => askEmbedded(directory, question),
      remove: removeDirectory,
    };
  }
  const { connectionString = '', close, ...database } = await openTestDatabase();
  return {
    settings: { DATA_DIR: directory, SECRET_KEY: SECRET, DATABASE_URL: connectionString },
    ask: (question) => question(database.db, { ...database, close }),
    remove: async () => {
      await close();
      await removeDirectory();
    },
  };
}

async function askEmbedded<Answer>(dataDir: string, question: Question<Answer>): Promise<Answer> {
  const opened = await openDatabase({ databaseUrl: undefined, dataDir });
  const database = withSealingKey(opened, KEYS);
  try {
    await migrate(database.db);
    return await question(database.db, database);
  } finally {
    await database.close();
  }
}
