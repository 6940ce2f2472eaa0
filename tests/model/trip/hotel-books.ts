import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Simulates that the hotel loses its bookings. */
export async function deleteBookings(db: Kysely<Database>, companyId: string): Promise<void> {
  await db.deleteFrom('embedded_bookings').where('company_id', '=', companyId).execute();
}

/** For all holds. */
export async function doublePrices(db: Kysely<Database>, companyId: string): Promise<void> {
  await db
    .updateTable('embedded_bookings')
    .set(({ eb }) => ({ price: eb('price', '*', 2) }))
    .where('company_id', '=', companyId)
    .where('status', '=', 'held')
    .execute();
}
