import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { keptParts } from './kept-parts.ts';
import { readPartsToPrice, savePartDetails, saveTotal } from './part-repository.ts';
import { repricePart, totalOf } from './reprice-part.ts';

type Db = Kysely<Database>;

/** Shows another price with a part. */
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

/** A trip costs what its parts cost that are not over; where prices can't be added up, its total stays. */
export async function renewTotal(db: Db, tripId: string): Promise<void> {
  const parts = keptParts(await readPartsToPrice(db, tripId));
  const total = totalOf(parts.map(({ details }) => details));
  if (total) await saveTotal(db, tripId, total);
}
