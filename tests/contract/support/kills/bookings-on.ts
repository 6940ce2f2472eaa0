import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { parseDay } from '#server/suppliers/embedded/flights/network/calendar.ts';

/** The states of the supplier's bookings of stays, rentals and flights that begin on this day. */
export async function bookingsOn(db: Kysely<Database>, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('embedded_bookings')
    .select('status')
    .where(({ eb, or }) =>
      or([
        eb('key', 'like', `%~${day}~%`),
        eb('key', 'like', `%~${day.replaceAll('-', '')}0800~%`),
        eb('key', 'like', `%-${parseDay(day)?.toString(36)}~%`),
      ]),
    )
    .execute();
  return rows.map(({ status }) => status);
}
