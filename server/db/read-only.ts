import { randomBytes, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** PostgreSQL's codes for a full disk, and for a change in a database that only allows reading. */
const CODES: ReadonlySet<unknown> = new Set(['53100', '25006']);

/** More than a page, and incompressible, so that a full disk refuses it. */
const PROBE_BYTES = 9000;
/** Processes that check at the same time rarely wait for the same row. */
const PROBES = 16;

export function isWriteRefused(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && CODES.has(thrown.code);
}

/** True on a standby server and while the disk is full; PostgreSQL reports a full disk only on writing. */
export async function isReadOnly(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting`.execute(db);
  if (rows[0]?.setting === 'on') return true;
  const noise = randomBytes(PROBE_BYTES);
  try {
    await db
      .insertInto('write_probes')
      .values({ id: randomInt(PROBES), noise })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ noise }))
      .execute();
    return false;
  } catch (error) {
    if (isWriteRefused(error)) return true;
    throw error;
  }
}
