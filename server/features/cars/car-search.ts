import type { CarFilter, DistanceUnit } from '#domain/contract.ts';
import type { CarQuery } from '#domain/offers/car-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';

/** A search with everything that decides what is found and shown. */
export interface CarSearch {
  query: CarQuery;
  terms: BookingTerms;
  /** Our reference of the booking that is to be changed, of which what it has taken counts as free; null for any other search. */
  changedBooking: string | null;
  /** In what distances are told. */
  unit: DistanceUnit;
  /** Null when the client filters. */
  filter: CarFilter | null;
}
