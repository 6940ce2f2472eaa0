import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { toRefusal } from '../http/problems.ts';
import { startServer } from '../start/start-server.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';

const PASSWORD = 'a secret that only these tests know of';

let database: TestDatabase;
let name: string;

beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
beforeEach(() => {
  name = `zugvogel_test_${randomBytes(8).toString('hex')}`;
});
afterAll(() => database.close());

function buildAddress({ as }: { as?: string } = {}): string {
  const url = new URL(database.connectionString ?? '');
  url.pathname = `/${name}`;
  if (as !== undefined) Object.assign(url, { username: as, password: PASSWORD });
  return url.href;
}

/** An empty database and a role that may only connect to it. */
async function withEmptyDatabase(use: () => Promise<void>): Promise<void> {
  await database.executeSql(`create database ${name}`);
  await database.executeSql(`create role ${name} login password '${PASSWORD}'`);
  try {
    await use();
  } finally {
    await database.executeSql(`drop database ${name} with (force)`);
    await database.executeSql(`drop role ${name}`);
  }
}

const starting = (databaseUrl: string) =>
  startServer({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    SECRET_KEY: PASSWORD,
  });

it('is migrated once when several processes start at the same time', async () => {
  await withEmptyDatabase(async () => {
    const processes = await Promise.all([1, 2, 3, 4].map(() => openPostgres(buildAddress())));
    const migrating = await Promise.allSettled(processes.map(({ db }) => migrate(db)));
    const { db } = processes[0] as OpenDatabase;
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    for (const { close } of processes) await close();
    expect(migrating).toEqual(processes.map(() => ({ status: 'fulfilled', value: undefined })));
    expect(done.rows.map((row) => row.name)).toEqual(Object.keys(migrations));
  });
});

it('reports in one line that its role may not create tables', async () => {
  await withEmptyDatabase(async () => {
    await expect(starting(buildAddress({ as: name }))).rejects.toMatchObject({
      lines: ["The database can't be brought to the newest schema: permission denied for schema public"],
    });
  });
});

it('reports in one line that its role may not create a schema for the jobs', async () => {
  await withEmptyDatabase(async () => {
    const { executeSql, close } = await openPostgres(buildAddress());
    await executeSql(`grant create on schema public to ${name}`);
    await close();
    const server = await starting(buildAddress({ as: name }));
    await expect(server.settled).rejects.toMatchObject({
      lines: [`The job queue can't be started: permission denied for database ${name}`],
    });
    await server.stop();
  });
});

it('cancels statements that exceed the limit, without reporting a server error', async () => {
  await withEmptyDatabase(async () => {
    const { db, close } = await openPostgres(buildAddress(), { statementLimitMs: 50 });
    const thrown: unknown = await sql`select pg_sleep(20)`.execute(db).catch((error: unknown) => error);
    await close();
    expect(toRefusal(thrown).error).toMatchObject({ code: 'unavailable' });
  });
});
