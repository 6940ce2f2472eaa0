import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { once } from '#server/once.ts';
import { startPostgres } from './postgres.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';

/** Any number that all processes of the tests agree on. */
const templateLock = 20_260_101;

let server: Promise<string> | undefined;

/** An empty, migrated database of its own on PostgreSQL: the one of TEST_DATABASE_URL, else one started here. */
export async function openPostgresDatabase(): Promise<OpenDatabase & { connectionString: string }> {
  const { TEST_DATABASE_URL: given } = process.env;
  server ??= given ? Promise.resolve(given) : startPostgres().then(({ url }) => url());
  const maintenance = await server;
  const template = `zugvogel_template_${schemaFingerprint()}`;
  const name = `zugvogel_test_${randomBytes(8).toString('hex')}`;
  await asked(maintenance, async (client) => {
    await ensureTemplate(client, maintenance, template);
    await client.query(`create database ${name} template ${template}`);
  });
  const connectionString = databaseOn(maintenance, name);
  const database = await openPostgres(connectionString);
  return {
    ...database,
    connectionString,
    close: once(async () => {
      await database.close();
      await asked(maintenance, (client) => client.query(`drop database ${name} with (force)`));
    }),
  };
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

async function asked(connectionString: string, ask: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await ask(client);
  } finally {
    await client.end();
  }
}

function databaseOn(maintenance: string, name: string): string {
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  return url.href;
}
