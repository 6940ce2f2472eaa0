import type { PriceOutcome } from '../../outcomes.ts';
import type { PriceOrder } from '../../supplier.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import { canTake, countFree, findSale } from './sale.ts';
import { readTaken } from './stock-repository.ts';
import { type Desk, openVisit } from './visit.ts';

/** How long a price is guaranteed: long enough to fill in a form, too short for the market to move. */
export const PRICE_MILLISECONDS = 20 * 60_000;

export async function priceOffer<Query, Found, Priced>(
  desk: Desk<Query, Found, Priced>,
  order: PriceOrder,
  call: SupplierCall,
): Promise<PriceOutcome<Priced>> {
  const visit = await openVisit(desk, call);
  const sale = await findSale(desk, order, visit);
  if ('outcome' in sale) return sale;
  const { offer, units } = sale;
  const names = units.map(({ unit }) => unit);
  // Stock that is held under the caller's own reference counts as free.
  const takenUnits = await readTaken(desk.db, names, visit.at, call);
  if (!canTake(units, takenUnits)) return { outcome: 'soldOut' };
  return {
    outcome: 'priced',
    offer: desk.kind.withLeft(offer, countFree(units, takenUnits)),
    expiresAt: new Date(call.now.getTime() + PRICE_MILLISECONDS),
  };
}
