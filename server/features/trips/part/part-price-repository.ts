import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';

type Db = Kysely<Database>;

export interface PartToPrice {
  id: string;
  details: PartDetails;
}

export async function readPartsToPrice(db: Db, tripId: string): Promise<PartToPrice[]> {
  return await db
    .selectFrom('trip_parts')
    .select(['id', 'details'])
    .where('trip_id', '=', tripId)
    .orderBy('position')
    .execute();
}

export async function savePartDetails(db: Db, { id, details }: PartToPrice): Promise<void> {
  await db
    .updateTable('trip_parts')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', id)
    .execute();
}

export async function saveTotal(db: Db, tripId: string, { amount, currency }: Money): Promise<void> {
  await db
    .updateTable('trips')
    .set({ total_amount: amount, total_currency: currency })
    .where('id', '=', tripId)
    .execute();
}
