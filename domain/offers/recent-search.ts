import type { CarQuery } from './car-offer.ts';
import type { FlightQuery } from './flight-offer.ts';
import type { HotelQuery } from './hotel-offer.ts';

/** What was searched, for whomever: enough to search it again. */
export type RecentSearch =
  | { kind: 'flight'; query: FlightQuery }
  /** Without the rate codes of the company, which are not kept here. */
  | { kind: 'hotel'; query: HotelQuery }
  | { kind: 'car'; query: CarQuery };

/** The first day of what was searched. */
export function firstDayOf(search: RecentSearch): string {
  switch (search.kind) {
    case 'flight':
      return search.query.legs[0]?.date ?? '';
    case 'hotel':
      return search.query.checkIn;
    case 'car':
      return search.query.pickUpAt.slice(0, 10);
  }
}
