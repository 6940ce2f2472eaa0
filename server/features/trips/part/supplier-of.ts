import type { Supplier } from '../../../suppliers/supplier.ts';
import type { Suppliers } from '../../../suppliers/suppliers.ts';

/** What is asked of a seller once an offer was chosen, whatever it sells. */
export type Bookable = Pick<
  Supplier<never, unknown, unknown>,
  'hold' | 'confirm' | 'lookUp' | 'quoteCancellation' | 'cancel' | 'quoteChange' | 'change'
>;

export function supplierOf({ flights, hotels, cars }: Suppliers, kind: 'flight' | 'hotel' | 'car'): Bookable {
  return { flight: flights, hotel: hotels, car: cars }[kind];
}
