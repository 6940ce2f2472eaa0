import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Duffel sends an event again for three days. */
const REMEMBERED_MS = 7 * 24 * 3_600_000;

/** False for an event that was noted before. */
export async function noteEvent(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const noted = await db
    .insertInto('duffel_events')
    .values({ id, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function forgetEvents(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('duffel_events')
    .where('received_at', '<=', new Date(now.getTime() - REMEMBERED_MS))
    .execute();
}
