import type { DistanceUnit, HotelFilter } from '#domain/contract.ts';
import type { HotelQuery } from '#domain/offers/hotel-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import type { BookingToChange } from '../../offers/search-call.ts';

export interface HotelSearch {
  query: HotelQuery;
  terms: BookingTerms;
  bookingToChange: BookingToChange | null;
  unit: DistanceUnit;
  filter: HotelFilter | null;
  together: boolean;
}
