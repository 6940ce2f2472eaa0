import type { CarFilter, DistanceUnit } from '#domain/contract.ts';
import type { CarQuery } from '#domain/offers/car-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';

/** A search with everything that decides what is found and shown. */
export interface CarSearch {
  query: CarQuery;
  terms: BookingTerms;
  /** In what distances are told. */
  unit: DistanceUnit;
  /** Null when the client filters. */
  filter: CarFilter | null;
}
