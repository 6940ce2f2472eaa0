import type {
  HotelDetails,
  HotelOffer,
  HotelQuery,
  StayDetails,
  StayQuery,
} from '#domain/offers/hotel-offer.ts';
import type { Supplier } from './supplier.ts';
import type { SupplierCall } from './supplier-call.ts';

/** Hotels, or a system that sells their rooms. */
export interface HotelSupplier extends Supplier<HotelQuery, HotelOffer, StayDetails> {
  /** A hotel with all its rates. */
  details(propertyId: string, stay: StayQuery, call: SupplierCall): Promise<DetailsOutcome>;
}

/** `unknown` when there was no answer in time. */
export type DetailsOutcome =
  | { outcome: 'found'; hotel: HotelDetails }
  | { outcome: 'notFound' }
  | { outcome: 'unknown' };
