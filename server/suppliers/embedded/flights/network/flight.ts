import { formatDate, toWeekday } from './calendar.ts';
import { loadNetwork } from './network.ts';
import { buildDepartures, type Departure, type Direction, toDirection } from './timetable.ts';
import { toUtc } from './zone-clock.ts';

/** A flight on one day. Times are minutes since 1970, in UTC. */
export interface Flight {
  direction: Direction;
  departure: Departure;
  /** The day of its departure in local time, as a number and as text. */
  day: number;
  date: string;
  leaves: number;
  arrives: number;
}

export function flightsOn(
  direction: Direction,
  day: number,
  departures = buildDepartures(direction),
): Flight[] {
  return departures.flatMap((departure) => buildFlight(direction, departure, day) ?? []);
}

export function findFlight(carrier: string, number: number, day: number): Flight | null {
  const route = loadNetwork().routeNumbered(carrier, number);
  if (!route) return null;
  const direction = toDirection(route, number % 2 === 0);
  const departure = buildDepartures(direction).find((one) => one.number === number);
  return departure ? buildFlight(direction, departure, day) : null;
}

function buildFlight(direction: Direction, departure: Departure, day: number): Flight | null {
  if (!departure.days[toWeekday(day)]) return null;
  const leaves = toUtc(direction.from.zone, day * 1440 + departure.time);
  return {
    direction,
    departure,
    day,
    date: formatDate(day),
    leaves,
    arrives: leaves + departure.blockMinutes,
  };
}
