import type { DatePair } from '#domain/flight-booking/date-grid.ts';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import type { BookingToChange } from '../../offers/search-call.ts';

export interface FlightSearch {
  query: FlightQuery;
  terms: BookingTerms;
  bookingToChange: BookingToChange | null;
  inPolicyOnly: boolean;
}

export interface FlightDatesSearch extends FlightSearch {
  pairs: readonly DatePair[];
}
