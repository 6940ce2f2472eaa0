import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { once } from '#server/suppliers/embedded/once.ts';
import { emptyAgain, shapeOf } from './empty-again.ts';
import { startPostgres } from './postgres.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';

/** Any number that all processes of the tests agree on. */
const templateLock = 20_260_101;

let server: Promise<string> | undefined;

/** Names of databases of this process that were used before, and are empty again. */
const idle: string[] = [];
/** Those that are left over go with the server that a run of Vitest has started; any other run leaves none. */
const mostIdle = process.env.VITEST ? 2 : 0;
/** That of every copy of the template. */
let shape: string | undefined;

/**
 * An empty, migrated database on PostgreSQL: the one of TEST_DATABASE_URL, else one started here. It was used before,
 * or is a copy of one that is made once per schema: making and removing a copy costs ten times what emptying one does.
 */
export async function openPostgresDatabase(): Promise<OpenDatabase & { connectionString: string }> {
  const { TEST_DATABASE_URL: given } = process.env;
  server ??= given ? Promise.resolve(given) : startPostgres().then(({ socketUrl }) => socketUrl());
  const maintenance = await server;
  const name = idle.pop() ?? (await copyTemplate(maintenance));
  const connectionString = databaseOn(maintenance, name);
  const database = await openPostgres(connectionString);
  const close = once(async () => {
    await database.close();
    await giveBack(maintenance, name);
  });
  return { ...database, connectionString, close };
}

/** What a test has altered is not used again. */
async function giveBack(maintenance: string, name: string): Promise<void> {
  if (idle.length < mostIdle && (await isEmptyAgain(databaseOn(maintenance, name)))) idle.push(name);
  else await asked(maintenance, (client) => client.query(`drop database ${name} with (force)`));
}

/** Whoever is still connected is not any longer. */
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
  const name = `zugvogel_test_${randomBytes(8).toString('hex')}`;
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

async function asked<Told>(
  connectionString: string,
  ask: (client: pg.Client) => Promise<Told>,
): Promise<Told> {
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
