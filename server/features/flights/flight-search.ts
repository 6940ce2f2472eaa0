import type { DatePair } from '#domain/flight-booking/date-grid.ts';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';

/** A search with everything that decides what is found and shown. */
export interface FlightSearch {
  query: FlightQuery;
  terms: BookingTerms;
  /** Our reference of the booking that is to be changed, of which what it has taken counts as free; null for any other search. */
  changedBooking: string | null;
  /** Whether only what keeps every rule is wanted. */
  inPolicyOnly: boolean;
}

/** A search on several pairs of days. */
export interface FlightDatesSearch extends FlightSearch {
  pairs: readonly DatePair[];
}
