import { dateAt, dayAfter } from '../local-time.ts';
import type { BookableDays } from './date-grid.ts';
import {
  type FlightCriteria,
  type LegInput,
  listDirections,
  type SelectedAirport,
} from './flight-criteria.ts';

type LegField = 'origin' | 'destination' | 'departureDate';

export type FlightField =
  | `legs.${number}.${LegField}`
  | 'departureDateRange.from'
  | 'departureDateRange.to'
  | 'travelers';

export type FlightFault =
  | 'required'
  | 'sameAirport'
  | 'past'
  | 'tooFar'
  | 'returnBeforeDeparture'
  | 'outOfOrder'
  | 'tooManyTravelers';

export type FlightFaults = Partial<Record<FlightField, FlightFault>>;

const MOST_TRAVELERS = 9;
/** Airlines sell no seats for later days. */
const LAST_DAY = 362;

export function findFlightFaults(criteria: FlightCriteria, now: Date): FlightFaults {
  const faults: FlightFaults = {};
  const { travelers } = criteria;
  for (const [index] of criteria.legs.entries()) Object.assign(faults, findPlaceFaults(criteria, index));
  Object.assign(faults, findDayFaults(criteria, now));
  if (travelers.length === 0) faults.travelers = 'required';
  if (travelers.length > MOST_TRAVELERS) faults.travelers = 'tooManyTravelers';
  return faults;
}

function findPlaceFaults({ legs }: FlightCriteria, index: number): FlightFaults {
  const { origin = null, destination = null } = legs[index] ?? {};
  const faults: FlightFaults = {};
  if (origin === null) faults[`legs.${index}.origin`] = 'required';
  if (destination === null) faults[`legs.${index}.destination`] = 'required';
  if (origin && destination && shareAirport(origin, destination)) {
    faults[`legs.${index}.destination`] = 'sameAirport';
  }
  return faults;
}

/** A flight from London to Heathrow is not possible either. */
function shareAirport(one: SelectedAirport, other: SelectedAirport): boolean {
  return one.airports.some((airport) => other.airports.includes(airport));
}

function findDayFaults(criteria: FlightCriteria, now: Date): FlightFaults {
  const directions = listDirections(criteria);
  const faults: FlightFaults = {};
  for (const [index, direction] of directions.entries()) {
    const before = directions[index - 1]?.departureDate ?? '';
    const fault = findDayFault(direction, now, before);
    const field = dayField(criteria, index);
    if (fault) faults[field] = fault === 'early' ? orderFault(criteria) : fault;
  }
  return faults;
}

function findDayFault(
  { departureDate, origin }: LegInput,
  now: Date,
  before: string,
): 'required' | 'past' | 'tooFar' | 'early' | undefined {
  if (departureDate === '') return 'required';
  const { first, last } = findBookableDays(origin, now);
  if (departureDate < first) return 'past';
  if (before !== '' && departureDate < before) return 'early';
  return departureDate > last ? 'tooFar' : undefined;
}

/** From today at the airport; before an airport is chosen, by the last time zone to begin a day. */
export function findBookableDays(origin: SelectedAirport | null, now: Date): BookableDays {
  const first = dateAt(now, origin?.zone ?? 'Etc/GMT+12');
  return { first, last: dayAfter(first, LAST_DAY) };
}

function dayField({ flightType }: FlightCriteria, index: number): FlightField {
  if (flightType === 'multiCity') return `legs.${index}.departureDate`;
  return index === 0 ? 'departureDateRange.from' : 'departureDateRange.to';
}

function orderFault({ flightType }: FlightCriteria): FlightFault {
  return flightType === 'multiCity' ? 'outOfOrder' : 'returnBeforeDeparture';
}
