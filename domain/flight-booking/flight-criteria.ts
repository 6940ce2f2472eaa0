import type { BookingCriteria } from '../booking/flow-types.ts';
import type { Airport, ServiceClass } from '../contract.ts';

export const FLIGHT_TYPES = ['oneWay', 'roundTrip', 'multiCity'] as const;
export type FlightType = (typeof FLIGHT_TYPES)[number];

/** A quarter of the day, at the airport. */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export interface SelectedAirport extends Pick<Airport, 'code' | 'type' | 'name' | 'city' | 'zone'> {
  /** The airport by its own code, or all airports of a metropolitan area. */
  airports: readonly string[];
}

/** One direction as entered in the search form. */
export interface LegInput {
  origin: SelectedAirport | null;
  destination: SelectedAirport | null;
  /** `yyyy-MM-dd`, for multi-city only; one-way and round trips have their days in the range. */
  departureDate: string;
  /** When it should depart; null for any time. */
  departureTime: DayPart | null;
}

/** The search criteria, as the form edits them and as they are saved with the booking. */
export interface FlightCriteria extends BookingCriteria {
  flightType: FlightType;
  /** One for one way and round trip, two to six for multi-city. */
  legs: readonly LegInput[];
  /** The day of departure and, for a round trip, the day of return; empty until they are chosen. */
  departureDateRange: { from: string; to: string };
  /** When the return flight of a round trip should depart; null for any time. */
  returnTime: DayPart | null;
  /** The lowest acceptable class. */
  serviceClass: ServiceClass;
  directOnly: boolean;
  /** Codes of the only acceptable airlines; empty for all. */
  airlines: readonly string[];
  /** Whether the server leaves out offers that need approval. */
  shouldPreFilter: boolean;
}

export const DEFAULT_SERVICE_CLASS: ServiceClass = 'Y';
export const MOST_LEGS = 6;
export const FEWEST_MULTI_CITY_LEGS = 2;

export const EMPTY_LEG: LegInput = {
  origin: null,
  destination: null,
  departureDate: '',
  departureTime: null,
};

export function pickAirport({ code, type, name, city, zone, airports }: Airport): SelectedAirport {
  return { code, type, name, city, zone, airports: airports ?? [code] };
}

export function freshFlightCriteria({ purpose, travelers }: BookingCriteria): FlightCriteria {
  return {
    flightType: 'roundTrip',
    legs: [EMPTY_LEG],
    departureDateRange: { from: '', to: '' },
    returnTime: null,
    serviceClass: DEFAULT_SERVICE_CLASS,
    directOnly: false,
    airlines: [],
    shouldPreFilter: false,
    purpose,
    travelers,
  };
}

/** The directions of the journey, each with its day; the second one of a round trip is the return. */
export function listDirections({
  flightType,
  legs,
  departureDateRange,
  returnTime,
}: FlightCriteria): LegInput[] {
  if (flightType === 'multiCity') return [...legs];
  const [out = EMPTY_LEG] = legs;
  const { from, to } = departureDateRange;
  const there = { ...out, departureDate: from };
  if (flightType === 'oneWay') return [there];
  const back = {
    origin: out.destination,
    destination: out.origin,
    departureDate: to,
    departureTime: returnTime,
  };
  return [there, back];
}
