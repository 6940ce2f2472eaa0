import type { DistanceUnit, HotelFilter } from '#domain/contract.ts';
import type { HotelQuery } from '#domain/offers/hotel-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';

/** A search with everything that decides what is found and shown. */
export interface HotelSearch {
  query: HotelQuery;
  terms: BookingTerms;
  /** Our reference of the booking that is to be changed, of which what it has taken counts as free; null for any other search. */
  changedBooking: string | null;
  /** In what distances are told. */
  unit: DistanceUnit;
  /** Null when the client filters. */
  filter: HotelFilter | null;
  /** Whether all sources are put together into one line. */
  together: boolean;
}
