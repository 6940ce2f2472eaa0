import pg from 'pg';
import { startPostgres } from '#tests/support/postgres.ts';
import type { Cleanup } from '../measure/cleanup.ts';

/** The address of an empty database, on a PostgreSQL of its own. */
export async function createDatabase(cleanup: Cleanup): Promise<string> {
  const postgres = await startPostgres();
  cleanup.add(postgres.stop);
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  await client.query('create database bench');
  await client.end();
  return postgres.url('bench');
}
