import type { DetailsOutcome, HotelSupplier } from '../hotel-supplier.ts';
import { withinDeadline } from '../within-deadline.ts';
import { searchCircumstances } from './desk/circumstances.ts';
import { createDesk } from './desk/create-desk.ts';
import { withoutSoldOut } from './desk/search-desk.ts';
import { createStockReader } from './desk/stock-repository.ts';
import { type DeskDeps, openVisit } from './desk/visit.ts';
import { hotelInventory, hotelKind } from './hotel-kind.ts';
import { readRateKey } from './hotels/rate-key.ts';

export function createHotelDesk(deps: DeskDeps): HotelSupplier {
  const stock = createStockReader(deps.db);
  return {
    ...createDesk(hotelKind, deps),
    details: (propertyId, query, call) =>
      withinDeadline<DetailsOutcome>(call, { outcome: 'unknown' }, async () => {
        const house = call.changes === undefined ? undefined : readRateKey(call.changes)?.propertyId;
        if (house !== undefined && house !== propertyId) return { outcome: 'notFound' };
        const { switches, at } = await openVisit(deps, call);
        const details = await hotelInventory.details(propertyId, query, call.now);
        if (!details) return { outcome: 'notFound' };
        const { failed } = searchCircumstances(switches, null);
        const rates = details.rates.filter(({ source }) => !failed.includes(source));
        const found = [{ property: details.property, rates }];
        const [left] = await withoutSoldOut(hotelInventory, stock, { found, query, at, call });
        return { outcome: 'found', hotel: { ...details, rates: left?.rates ?? [] } };
      }),
  };
}
