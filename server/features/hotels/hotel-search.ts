import type { DistanceUnit, HotelFilter } from '#domain/contract.ts';
import type { HotelQuery } from '#domain/offers/hotel-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';

/** A search with everything that affects its results. */
export interface HotelSearch {
  query: HotelQuery;
  terms: BookingTerms;
  /** The reference of the booking to be changed, whose stock counts as free; null for any other search. */
  bookingToChange: string | null;
  /** The unit of the distances. */
  unit: DistanceUnit;
  /** Null when the client filters. */
  filter: HotelFilter | null;
  /** Whether all sources are combined into one line. */
  together: boolean;
}
