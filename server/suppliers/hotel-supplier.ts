import type {
  HotelDetails,
  HotelOffer,
  HotelQuery,
  StayDetails,
  StayQuery,
} from '#domain/offers/hotel-offer.ts';
import type { Supplier } from './supplier.ts';
import type { SupplierCall } from './supplier-call.ts';

export interface HotelSupplier extends Supplier<HotelQuery, HotelOffer, StayDetails> {
  details(propertyId: string, stay: StayQuery, call: SupplierCall): Promise<DetailsOutcome>;
}

/** `unknown` when there was no answer in time. */
export type DetailsOutcome =
  | { outcome: 'found'; hotel: HotelDetails }
  | { outcome: 'notFound' }
  | { outcome: 'unknown' };
