import type { SupplierPartKind } from '../../../db/trip-tables.ts';
import { type BookingRecord, bookingRecord } from '../../../suppliers/external/booking-record.ts';
import type { Supplier } from '../../../suppliers/supplier.ts';
import type { Suppliers } from '../../../suppliers/suppliers.ts';
import type { PartKind } from './kinds/part-rules.ts';

type Seller = Supplier<never, unknown, unknown>;

export type Bookable = Pick<Seller, 'confirm' | 'lookUp' | 'quoteCancellation' | 'cancel'>;

export function findSupplier(suppliers: Suppliers, part: BookingRecord & { kind: PartKind }): Bookable {
  return part.kind === 'external' ? bookingRecord(part) : supplierOfKind(suppliers, part.kind);
}

export function supplierOfKind(
  { flights, hotels, cars }: Suppliers,
  kind: SupplierPartKind,
): Bookable & Pick<Seller, 'hold' | 'quoteChange' | 'change'> {
  return { flight: flights, hotel: hotels, car: cars }[kind];
}
