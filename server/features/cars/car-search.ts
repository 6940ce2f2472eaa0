import type { CarFilter, DistanceUnit } from '#domain/contract.ts';
import type { CarQuery } from '#domain/offers/car-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';

/** A search with everything that affects its results. */
export interface CarSearch {
  query: CarQuery;
  terms: BookingTerms;
  /** The reference of the booking to be changed, whose stock counts as free; null for any other search. */
  bookingToChange: string | null;
  /** The unit of the distances. */
  unit: DistanceUnit;
  /** Null when the client filters. */
  filter: CarFilter | null;
}
