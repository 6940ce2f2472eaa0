import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { once } from '#server/suppliers/embedded/once.ts';
import { emptyAgain, shapeOf } from './empty-again.ts';
import { startPostgres } from './postgres.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';

/** An arbitrary number that all test processes share. */
const templateLock = 20_260_101;

let server: Promise<string> | undefined;

/** Names of reusable databases of this process, which have been emptied. */
const idle: string[] = [];
/**
 * The server started by a Vitest run is removed with its databases; any other run must not leave any behind.
 */
const mostIdle = process.env.VITEST ? 2 : 0;
/** The shape of every copy of the template. */
let shape: string | undefined;

/**
 * An empty, migrated database on PostgreSQL: on the server of TEST_DATABASE_URL, else on one started here. It
 * is reused, or a copy of a template that is created once per schema: creating and removing a copy costs ten
 * times as much as emptying one.
 */
export async function openPostgresDatabase(): Promise<OpenDatabase & { connectionString: string }> {
  const maintenance = await findServer();
  const name = idle.pop() ?? (await copyTemplate(maintenance));
  const connectionString = databaseOn(maintenance, name);
  const database = await openPostgres(connectionString);
  const close = once(async () => {
    await database.close();
    await recycle(maintenance, name);
  });
  return { ...database, connectionString, close };
}

/** One without any table. */
export async function openUnmigratedPostgres(): Promise<OpenDatabase> {
  const maintenance = await findServer();
  const name = nameDatabase();
  await asked(maintenance, (client) => client.query(`create database ${name}`));
  const database = await openPostgres(databaseOn(maintenance, name));
  const close = once(async () => {
    await database.close();
    await drop(maintenance, name);
  });
  return { ...database, close };
}

function findServer(): Promise<string> {
  const { TEST_DATABASE_URL: given } = process.env;
  server ??= given ? Promise.resolve(given) : startPostgres().then(({ socketUrl }) => socketUrl());
  return server;
}

const nameDatabase = () => `zugvogel_test_${randomBytes(8).toString('hex')}`;

async function drop(maintenance: string, name: string): Promise<void> {
  await asked(maintenance, (client) => client.query(`drop database ${name} with (force)`));
}

/** A database that a test has altered is not reused. */
async function recycle(maintenance: string, name: string): Promise<void> {
  if (idle.length < mostIdle && (await isEmptyAgain(databaseOn(maintenance, name)))) idle.push(name);
  else await drop(maintenance, name);
}

/** Terminates all other connections. */
async function isEmptyAgain(connectionString: string): Promise<boolean> {
  return await asked(connectionString, async (client) => {
    await client.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    return shape !== undefined && (await emptyAgain(asDatabase(client), shape));
  });
}

const asDatabase = (client: pg.Client): Pick<OpenDatabase, 'executeSql'> => ({
  executeSql: (text) => client.query(text),
});

async function copyTemplate(maintenance: string): Promise<string> {
  const template = `zugvogel_template_${schemaFingerprint()}`;
  const name = nameDatabase();
  await asked(maintenance, async (client) => {
    await ensureTemplate(client, maintenance, template);
    await client.query(`create database ${name} template ${template}`);
  });
  shape ??= await asked(databaseOn(maintenance, name), (client) => shapeOf(asDatabase(client)));
  return name;
}

async function ensureTemplate(client: pg.Client, maintenance: string, template: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (!rowCount) {
    await client.query(`drop database if exists ${template}_draft with (force)`);
    await client.query(`create database ${template}_draft`);
    const draft = await openPostgres(databaseOn(maintenance, `${template}_draft`));
    await migrate(draft.db);
    await draft.close();
    await client.query(`alter database ${template}_draft rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock($1)', [templateLock]);
}

async function asked<Result>(
  connectionString: string,
  ask: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

function databaseOn(maintenance: string, name: string): string {
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  return url.href;
}
