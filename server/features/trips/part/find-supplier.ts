import type { SoldKind } from '../../../db/trip-tables.ts';
import { type RecordedBooking, recordedBooking } from '../../../suppliers/external/recorded-booking.ts';
import type { Supplier } from '../../../suppliers/supplier.ts';
import type { Suppliers } from '../../../suppliers/suppliers.ts';
import type { PartKind } from './kinds/part-rules.ts';

type Seller = Supplier<never, unknown, unknown>;

/** The calls for a booking that suppliers of all kinds support. */
export type Bookable = Pick<Seller, 'confirm' | 'lookUp' | 'quoteCancellation' | 'cancel'>;

export function findSupplier(suppliers: Suppliers, part: RecordedBooking & { kind: PartKind }): Bookable {
  return part.kind === 'external' ? recordedBooking(part) : supplierOfKind(suppliers, part.kind);
}

export function supplierOfKind(
  { flights, hotels, cars }: Suppliers,
  kind: SoldKind,
): Bookable & Pick<Seller, 'hold' | 'quoteChange' | 'change'> {
  return { flight: flights, hotel: hotels, car: cars }[kind];
}
