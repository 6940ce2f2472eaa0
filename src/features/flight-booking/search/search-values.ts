import {
  directionsOf,
  type FlightCriteria,
  type PickedAirport,
  type WrittenLeg,
} from '#domain/flight-booking/flight-criteria.ts';
import { dateAt } from '#domain/local-time.ts';

/** Legs are counted from 0; `dates` are those of a round trip. */
export type SearchField =
  | `origin-${number}`
  | `destination-${number}`
  | `date-${number}`
  | 'dates'
  | 'purpose'
  | 'travelers';

export type SearchFault =
  | 'required'
  | 'airportNotChosen'
  | 'samePlace'
  | 'datePast'
  | 'returnTooEarly'
  | 'legTooEarly';

/** What is known beside the values themselves. */
export interface SearchSurroundings {
  /** What is typed in a field whose airport is not chosen. */
  typedIn: (field: SearchField) => string;
  now: Date;
}

type Faults = Partial<Record<SearchField, SearchFault>>;

/** What has to be corrected before a search, field by field. */
export function faultsOf(criteria: FlightCriteria, surroundings: SearchSurroundings): Faults {
  const { flightType, legs, purpose, travelers } = criteria;
  const days =
    flightType === 'multiCity' ? legDayFaults(legs, surroundings) : dayFaults(criteria, surroundings);
  const faults = Object.fromEntries(legs.flatMap((leg, at) => placeFaults(leg, at, surroundings))) as Faults; // the keys are those of the legs
  return {
    ...faults,
    ...days,
    ...(purpose === '' && { purpose: 'required' as const }),
    ...(travelers.length === 0 && { travelers: 'required' as const }),
  };
}

function placeFaults(
  { origin, destination }: WrittenLeg,
  at: number,
  { typedIn }: SearchSurroundings,
): [SearchField, SearchFault][] {
  const missing = (field: SearchField): [SearchField, SearchFault] => [
    field,
    typedIn(field).trim() === '' ? 'required' : 'airportNotChosen',
  ];
  const from: SearchField = `origin-${at}`;
  const to: SearchField = `destination-${at}`;
  return [
    ...(origin ? [] : [missing(from)]),
    ...(destination ? [] : [missing(to)]),
    ...(origin && destination && areSame(origin, destination)
      ? [[to, 'samePlace'] satisfies [SearchField, SearchFault]]
      : []),
  ];
}

/** An area is the same place as each of its airports. */
function areSame(one: PickedAirport, other: PickedAirport): boolean {
  return one.code === other.code || one.airports.some((code) => other.airports.includes(code));
}

function dayFaults(criteria: FlightCriteria, { now }: SearchSurroundings): Faults {
  const fault = dayFault(criteria, now);
  if (!fault) return {};
  return criteria.flightType === 'oneWay' ? { 'date-0': fault } : { dates: fault };
}

function dayFault(criteria: FlightCriteria, now: Date): SearchFault | null {
  const [out, back] = directionsOf(criteria);
  if (!out || out.departureDate === '' || back?.departureDate === '') return 'required';
  if (isPast(out, now)) return 'datePast';
  return back && back.departureDate < out.departureDate ? 'returnTooEarly' : null;
}

function legDayFaults(legs: readonly WrittenLeg[], { now }: SearchSurroundings): Faults {
  let latest = '';
  const faults: Faults = {};
  for (const [at, leg] of legs.entries()) {
    if (leg.departureDate === '') faults[`date-${at}`] = 'required';
    else if (isPast(leg, now)) faults[`date-${at}`] = 'datePast';
    else if (leg.departureDate < latest) faults[`date-${at}`] = 'legTooEarly';
    if (leg.departureDate > latest) latest = leg.departureDate;
  }
  return faults;
}

/** By the calendar at the airport; anywhere on earth as long as that is not chosen. */
function isPast({ origin, departureDate }: WrittenLeg, now: Date): boolean {
  return departureDate < dateAt(now, origin?.zone ?? 'Etc/GMT+12');
}
