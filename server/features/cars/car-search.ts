import type { CarFilter, DistanceUnit } from '#domain/contract.ts';
import type { CarQuery } from '#domain/offers/car-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import type { BookingToChange } from '../../offers/search-call.ts';

export interface CarSearch {
  query: CarQuery;
  terms: BookingTerms;
  /** Null for a search that changes no booking. */
  bookingToChange: BookingToChange | null;
  unit: DistanceUnit;
  /** Null when the client filters. */
  filter: CarFilter | null;
}
