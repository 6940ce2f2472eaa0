import type { CarQuery } from './car-offer.ts';
import type { FlightQuery } from './flight-offer.ts';
import type { HotelQuery } from './hotel-offer.ts';

/** A search without its travellers: enough to repeat it. */
export type RecentSearch =
  | { kind: 'flight'; query: FlightQuery }
  /** Without the rate codes of the company, which are not stored here. */
  | { kind: 'hotel'; query: HotelQuery }
  | { kind: 'car'; query: CarQuery };

/** The first day of the search. */
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
