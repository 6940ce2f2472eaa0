import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import type { Database } from '../../../db/schema.ts';
import { countedParts } from './counted-parts.ts';
import { isRequestInWords, readPartsToPrice, savePartDetails, saveTotal } from './part-repository.ts';
import { repricePart, sumPrices } from './reprice-part.ts';

type Db = Kysely<Database>;

/** Replaces the price of a part and updates the total of its trip. */
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
 * The total is the sum of the counted parts; it stays unchanged when their currencies differ. A request in words
 * without parts costs nothing.
 */
export async function renewTotal(db: Db, tripId: string): Promise<void> {
  const parts = await readPartsToPrice(db, tripId);
  const total = sumPrices(countedParts(parts).map(({ details }) => details));
  if (!total) return;
  const isNothingLeft = parts.every(({ status }) => status === 'cancelled');
  const isRequest = isNothingLeft && (await isRequestInWords(db, tripId));
  await saveTotal(db, tripId, isRequest ? subtractMoney(total, total) : total);
}
