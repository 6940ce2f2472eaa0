import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { SearchSuppliers } from '../offers/search-tools.ts';
import type { Sale } from '../start/config.ts';

const EXPIRED = { outcome: 'expired' } as const;
const NOT_CHANGEABLE = { outcome: 'declined', reason: 'notChangeable' } as const;

async function* findNothing(): AsyncGenerator<never> {}

/** What was booked before is still looked up and cancelled. */
const NO_SALES = {
  sources: [],
  search: findNothing,
  price: async () => EXPIRED,
  hold: async () => EXPIRED,
  quoteChange: async () => NOT_CHANGEABLE,
  change: async () => NOT_CHANGEABLE,
};

/** The suppliers without the sales of kinds that are not sold. */
export function sellOnly<Some extends SearchSuppliers>(sale: Sale, suppliers: Some): Some {
  const sold = <One extends object>(kind: PartKind, supplier: One): One =>
    sale[kind] === 'none' ? { ...supplier, ...NO_SALES } : supplier;
  const { flights, hotels, cars } = suppliers;
  return {
    ...suppliers,
    flights: sold('flight', flights),
    hotels: sold('hotel', hotels),
    cars: sold('car', cars),
  };
}
