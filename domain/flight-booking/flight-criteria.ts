import type { BookingCriteria } from '../booking/flow-types.ts';
import type { Airport, ServiceClass } from '../contract.ts';

export const FLIGHT_TYPES = ['oneWay', 'roundTrip', 'multiCity'] as const;
export type FlightType = (typeof FLIGHT_TYPES)[number];

export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export interface SelectedAirport extends Pick<Airport, 'code' | 'type' | 'name' | 'city' | 'zone'> {
  airports: readonly string[];
}

export interface LegInput {
  origin: SelectedAirport | null;
  destination: SelectedAirport | null;
  /** `yyyy-MM-dd`, for multi-city only; one-way and round trips have their days in the range. */
  departureDate: string;
  departureTime: DayPart | null;
}

export interface FlightCriteria extends BookingCriteria {
  flightType: FlightType;
  legs: readonly LegInput[];
  departureDateRange: { from: string; to: string };
  returnTime: DayPart | null;
  serviceClass: ServiceClass;
  directOnly: boolean;
  airlines: readonly string[];
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
