import type { Position } from '../geography.ts';
import type { CarPlace, CarQuery } from './car-offer.ts';
import type { FlightPlace, FlightQuery, LegQuery } from './flight-offer.ts';
import type { HotelQuery } from './hotel-offer.ts';

/** A search without its travellers: enough to repeat it. */
export type RecentSearch =
  | { kind: 'flight'; query: FlightQuery }
  /** Without the rate codes of the company, which are not stored here. */
  | { kind: 'hotel'; query: HotelQuery }
  | { kind: 'car'; query: CarQuery };

/** Equal for searches of one kind between the same places, on any days; null for journeys of many legs. */
export function routeOf(search: RecentSearch): string | null {
  switch (search.kind) {
    case 'flight': {
      const ends = endsOfFlight(search.query);
      return ends && `flight ${ends.origin.code} ${ends.destination.code}`;
    }
    case 'hotel':
      return `hotel ${keyOfPoint(search.query)}`;
    case 'car':
      return `car ${keyOfPlace(search.query.pickUp)} ${keyOfPlace(search.query.dropOff)}`;
  }
}

/** Where a one-way or round trip leads from and to; null for other journeys. */
export function endsOfFlight({ legs: [out, back, ...more] }: FlightQuery): Omit<LegQuery, 'date'> | null {
  if (!out || more.length > 0) return null;
  const returns = !back || (isSame(back.origin, out.destination) && isSame(back.destination, out.origin));
  return returns ? out : null;
}

const isSame = (one: FlightPlace, other: FlightPlace) => one.code === other.code && one.type === other.type;

const keyOfPlace = (place: CarPlace) => (place.kind === 'airport' ? place.code : keyOfPoint(place));

/** Two digits are about a kilometre. */
const keyOfPoint = ({ latitude, longitude }: Position) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** The last day of the search; undefined for a one-way flight. */
export function lastDayOf(search: RecentSearch): string | undefined {
  switch (search.kind) {
    case 'flight':
      return search.query.legs[1]?.date;
    case 'hotel':
      return search.query.checkOut;
    case 'car':
      return search.query.dropOffAt.slice(0, 10);
  }
}

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
