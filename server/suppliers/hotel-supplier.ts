import type { HotelDetails, HotelOffer, HotelQuery, PricedStay } from '#domain/offers/hotel-offer.ts';
import type { Supplier } from './supplier.ts';
import type { SupplierCall } from './supplier-call.ts';

/** Hotels, or a system through which their rooms are sold. */
export interface HotelSupplier extends Supplier<HotelQuery, HotelOffer, PricedStay> {
  /** A hotel with all its rates; null when it is not known. */
  details(propertyId: string, query: HotelQuery, call: SupplierCall): Promise<HotelDetails | null>;
}
