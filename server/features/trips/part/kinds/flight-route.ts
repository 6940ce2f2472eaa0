import type { FlightPart } from '#domain/contract.ts';
import { findLastDay } from '#domain/flight-booking/flight-times.ts';
import { startOfDay, toInstant } from '#domain/local-time.ts';
import type { TripTimes } from '#domain/trip-stage.ts';
import { findAirlines, findAirports } from '../../../flights/describe-flight.ts';
import { listSegments } from './flight-words.ts';

const MINUTE_MS = 60_000;

type Segment = FlightPart['legs'][number]['segments'][number];

/** What a part says of its legs beside them. */
export function describeRoute(
  legs: FlightPart['legs'],
): Pick<FlightPart, 'route' | 'zone' | 'airports' | 'airlines'> {
  const airports = findAirports(legs);
  return {
    route: buildRoute({ legs, airports }),
    zone: findAirport({ airports }, findFirstSegment({ legs }).origin).zone,
    airports,
    airlines: findAirlines(legs),
  };
}

function buildRoute({ legs, airports }: Pick<FlightPart, 'legs' | 'airports'>): string[] {
  const ends = legs.flatMap(({ segments }) => [segments[0]?.origin, segments.at(-1)?.destination]);
  const cities = ends.flatMap((end) => airports.find(({ code }) => code === end)?.city ?? []);
  const passed = cities.filter((city, index) => city !== cities[index - 1]);
  // Between two airports of one city.
  if (passed.length < 2) return cities.slice(0, 2);
  const isReturn = passed.length > 2 && passed[0] === passed.at(-1);
  return isReturn ? passed.slice(0, -1) : passed;
}

function findFirstSegment(flight: Pick<FlightPart, 'legs'>): Segment {
  const [first] = listSegments(flight);
  if (!first) throw new Error('A flight has no segments');
  return first;
}

export function findAirport(
  { airports }: Pick<FlightPart, 'airports'>,
  airportCode: string,
): FlightPart['airports'][number] {
  const airport = airports.find(({ code }) => code === airportCode);
  if (!airport) throw new Error(`A flight goes to ${airportCode}, which is not among its airports`);
  return airport;
}

/** When it takes place: its days, its first departure, and how long a trip with it is current. */
export function findTimesOfFlight(
  flight: Pick<FlightPart, 'legs' | 'airports' | 'zone'>,
): TripTimes & { startsOn: string; endsOn: string; beginsAt: Date } {
  const last = listSegments(flight).at(-1);
  if (!last) throw new Error('A flight has no segments');
  const { departure } = findFirstSegment(flight);
  const startsOn = departure.slice(0, 10);
  return {
    startsOn,
    endsOn: findLastDay(flight.legs),
    beginsAt: toInstant(departure, flight.zone),
    currentFrom: startOfDay(startsOn, flight.zone),
    endsAt: findTimes(flight, last).end,
  };
}

/**
 * The end follows from the duration, because the local arrival time is ambiguous in the night when summer time ends.
 */
export function findTimes(
  flight: Pick<FlightPart, 'airports'>,
  { origin, departure, durationMinutes }: Segment,
): { start: Date; end: Date } {
  const start = toInstant(departure, findAirport(flight, origin).zone);
  return { start, end: new Date(start.getTime() + durationMinutes * MINUTE_MS) };
}
