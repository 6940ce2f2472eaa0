import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { readPartsToPrice, savePartDetails, saveTotal } from './part-repository.ts';
import { repricePart, totalOf } from './reprice-part.ts';

/** Shows another price with a part, and in the total of its trip; where prices can't be added up, that stays. */
export async function changePartPrice(
  db: Kysely<Database>,
  { tripId, partId }: { tripId: string; partId: string },
  price: Money,
): Promise<void> {
  const parts = await readPartsToPrice(db, tripId);
  const priced = parts.map(({ id, details }) => ({
    id,
    details: id === partId ? repricePart(details, price) : details,
  }));
  for (const part of priced) if (part.id === partId) await savePartDetails(db, part);
  const total = totalOf(priced.map(({ details }) => details));
  if (total) await saveTotal(db, tripId, total);
}
