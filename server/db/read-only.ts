import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** PostgreSQL's codes for a full disk, and for a change in a database that only allows reading. */
const CODES: ReadonlySet<unknown> = new Set(['53100', '25006']);

/** Whether an error means that the database can be read, but not changed. */
export function isWriteRefused(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && CODES.has(thrown.code);
}

/** True while the disk of the embedded database is full, and on a standby server. */
export async function isReadOnly(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting`.execute(db);
  return rows[0]?.setting === 'on';
}
