import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import { tripCosts } from '#domain/trip-costs.ts';
import type { Database } from '../../../db/schema.ts';
import { readPartsToPrice, savePartDetails, saveTotal } from './part-repository.ts';
import { repricePart } from './reprice-part.ts';

type Db = Kysely<Database>;

export async function changePartPrice(
  db: Db,
  { tripId, partId }: { tripId: string; partId: string },
  price: Money,
): Promise<void> {
  const parts = await readPartsToPrice(db, tripId);
  for (const { id, details } of parts) {
    if (id === partId) await savePartDetails(db, { id, details: repricePart(details, price) });
  }
}

/**
 * The total stays unchanged when the currencies of the parts differ. A request in words without parts costs what is to
 * be paid for cancelled ones.
 */
export async function renewTotal(db: Db, tripId: string): Promise<void> {
  const total = tripCosts(await readPartsToPrice(db, tripId));
  if (total) await saveTotal(db, tripId, total);
}
