import type { BookingCriteria } from '../booking/flow-types.ts';
import type { Airport, ServiceClass } from '../contract.ts';

export const FLIGHT_TYPES = ['oneWay', 'roundTrip', 'multiCity'] as const;
export type FlightType = (typeof FLIGHT_TYPES)[number];

/** A quarter of the day, at the airport. */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export interface PickedAirport extends Pick<Airport, 'code' | 'type' | 'name' | 'city' | 'zone'> {
  /** The airports that are meant: its own code, or those of a metropolitan area. */
  airports: readonly string[];
}

/** One direction as it is written in the search form. */
export interface WrittenLeg {
  origin: PickedAirport | null;
  destination: PickedAirport | null;
  /** `yyyy-MM-dd`, of multi city only; one way and round trip have their days in the range. */
  departureDate: string;
  /** When it should depart; null for any time. */
  departureTime: DayPart | null;
}

/** What a person looks for: as the search form holds it, and as it is kept with the booking. */
export interface FlightCriteria extends BookingCriteria {
  flightType: FlightType;
  /** One for one way and round trip, two to six for multi city. */
  legs: readonly WrittenLeg[];
  /** The day of departure and, for a round trip, the day of return; empty until they are chosen. */
  departureDateRange: { from: string; to: string };
  /** When a round trip should begin its way back; null for any time. */
  returnTime: DayPart | null;
  /** The lowest class that is wanted. */
  serviceClass: ServiceClass;
  directOnly: boolean;
  /** Codes of the only airlines that are wanted; empty for all. */
  airlines: readonly string[];
  /** Whether the server leaves out what needs an approval. */
  shouldPreFilter: boolean;
}

const DEFAULT_SERVICE_CLASS: ServiceClass = 'Y';
export const MOST_LEGS = 6;
export const FEWEST_MULTI_CITY_LEGS = 2;

export const EMPTY_LEG: WrittenLeg = {
  origin: null,
  destination: null,
  departureDate: '',
  departureTime: null,
};

export function pickAirport({ code, type, name, city, zone, airports }: Airport): PickedAirport {
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

/** The directions that are flown, each with its day; a round trip has its way back as the second one. */
export function directionsOf({
  flightType,
  legs,
  departureDateRange,
  returnTime,
}: FlightCriteria): WrittenLeg[] {
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
