import type { DistanceUnit, HotelFilter } from '#domain/contract.ts';
import type { HotelQuery } from '#domain/offers/hotel-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import type { BookingToChange } from '../../offers/search-call.ts';

export interface HotelSearch {
  query: HotelQuery;
  terms: BookingTerms;
  /** Null for a search that changes no booking. */
  bookingToChange: BookingToChange | null;
  unit: DistanceUnit;
  /** Null when the client filters. */
  filter: HotelFilter | null;
  /** Whether all sources are combined into one line. */
  together: boolean;
}
