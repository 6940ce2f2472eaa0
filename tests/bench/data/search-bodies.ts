import type { CarSearchRequest, FlightSearchRequest, HotelSearchRequest } from '#domain/contract.ts';

const DAY_MS = 86_400_000;
/** Each search is for another day, so that none is answered from the cache of the previous one. */
const FIRST_DAY = 30;
const DAYS = 120;

export const SEARCH_KINDS = ['flight', 'hotel', 'car'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

type Body = FlightSearchRequest | HotelSearchRequest | CarSearchRequest;

export const SEARCH_PATHS: Record<SearchKind, string> = {
  flight: '/api/booking/flight/search',
  hotel: '/api/booking/hotel/search',
  car: '/api/booking/car/search',
};

/** Zurich to London and back, hotels in London, and cars at the airport of Zurich, all for two nights. */
export const SEARCH_BODIES: Record<SearchKind, (traveler: string, turn: number) => Body> = {
  flight: (traveler, turn) => ({
    travelers: [traveler],
    flightType: 'roundTrip',
    legs: [leg('ZRH', 'LHR', dayOf(turn)), leg('LHR', 'ZRH', dayOf(turn, 2))],
  }),
  hotel: (traveler, turn) => ({
    travelers: [traveler],
    location: { latitude: 51.5074, longitude: -0.1278 },
    radius: 6,
    unit: 'km',
    checkIn: dayOf(turn),
    checkOut: dayOf(turn, 2),
  }),
  car: (traveler, turn) => ({
    travelers: [traveler],
    pickUp: { code: 'ZRH' },
    pickUpDate: dayOf(turn),
    dropOffDate: dayOf(turn, 2),
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
