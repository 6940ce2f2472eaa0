import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** What the embedded hotels have in their books for a stay that begins on this day: the state of each booking. */
export async function bookingsOn(db: Kysely<Database>, checkIn: string): Promise<string[]> {
  const rows = await db
    .selectFrom('embedded_bookings')
    .select('status')
    .where('key', 'like', `%~${checkIn}~%`)
    .execute();
  return rows.map(({ status }) => status);
}
