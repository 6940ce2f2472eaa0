import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';

let database: TestDatabase;
let name: string;

beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
beforeEach(() => {
  name = `zugvogel_test_${randomBytes(8).toString('hex')}`;
});
afterAll(() => database.close());

function addressOf(): string {
  const url = new URL(database.connectionString ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function withEmptyDatabase(use: () => Promise<void>): Promise<void> {
  await database.executeSql(`create database ${name}`);
  try {
    await use();
  } finally {
    await database.executeSql(`drop database ${name} with (force)`);
  }
}

it('is migrated once by several processes that start at once', async () => {
  await withEmptyDatabase(async () => {
    const processes = await Promise.all([1, 2, 3, 4].map(() => openPostgres(addressOf())));
    const migrating = await Promise.allSettled(processes.map(({ db }) => migrate(db)));
    const { db } = processes[0] as OpenDatabase;
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    for (const { close } of processes) await close();
    expect(migrating).toEqual(processes.map(() => ({ status: 'fulfilled', value: undefined })));
    expect(done.rows.map((row) => row.name)).toEqual(Object.keys(migrations));
  });
});
