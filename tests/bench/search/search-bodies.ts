import type { CarSearchRequest, FlightSearchRequest, HotelSearchRequest } from '#domain/contract.ts';

const DAY_MS = 86_400_000;
/** Searches are for days from here on, one after the other, so that none is answered by what another left warm. */
const FIRST_DAY = 30;
const DAYS = 120;

export const SEARCH_KINDS = ['flight', 'hotel', 'car'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
/** What is searched, each kind once and flights once more. */
export type Searched = SearchKind | 'farFlight';

type Body = FlightSearchRequest | HotelSearchRequest | CarSearchRequest;

export const SEARCH_PATHS: Record<Searched, string> = {
  flight: '/api/booking/flight/search',
  farFlight: '/api/booking/flight/search',
  hotel: '/api/booking/hotel/search',
  car: '/api/booking/car/search',
};

/** Zurich to London and to New York, and back, the middle of London, and the airport of Zurich; always for two nights. */
export const SEARCH_BODIES: Record<Searched, (traveller: string, turn: number) => Body> = {
  flight: (traveller, turn) => ({
    travelers: [traveller],
    flightType: 'roundTrip',
    legs: [leg('ZRH', 'LHR', dayOf(turn)), leg('LHR', 'ZRH', dayOf(turn, 2))],
  }),
  farFlight: (traveller, turn) => ({
    travelers: [traveller],
    flightType: 'roundTrip',
    legs: [leg('ZRH', 'JFK', dayOf(turn)), leg('JFK', 'ZRH', dayOf(turn, 2))],
  }),
  hotel: (traveller, turn) => ({
    travelers: [traveller],
    location: { latitude: 51.5074, longitude: -0.1278 },
    ...{ radius: 6, unit: 'km', checkIn: dayOf(turn), checkOut: dayOf(turn, 2) },
  }),
  car: (traveller, turn) => ({
    travelers: [traveller],
    pickUp: { code: 'ZRH' },
    ...{ pickUpDate: dayOf(turn), dropOffDate: dayOf(turn, 2) },
  }),
};

function dayOf(turn: number, later = 0): string {
  const days = FIRST_DAY + (turn % DAYS) + later;
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

function leg(origin: string, destination: string, departureDate: string) {
  return {
    origin: { code: origin, type: 'airport' as const },
    destination: { code: destination, type: 'airport' as const },
    departureDate,
  };
}
