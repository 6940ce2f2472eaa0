import { dateOf, weekdayOf } from './calendar.ts';
import { loadNetwork } from './network.ts';
import { type Departure, type Direction, departuresOf, directionOf } from './timetable.ts';
import { utcOf } from './zone-clock.ts';

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

/** The flights of a direction that leave on a day. */
export function flightsOn(direction: Direction, day: number, departures = departuresOf(direction)): Flight[] {
  return departures.flatMap((departure) => flightOf(direction, departure, day) ?? []);
}

/** The flight with a number on a day; null when there is none. */
export function findFlight(carrier: string, number: number, day: number): Flight | null {
  const route = loadNetwork().routeNumbered(carrier, number);
  if (!route) return null;
  const direction = directionOf(route, number % 2 === 0);
  const departure = departuresOf(direction).find((one) => one.number === number);
  return departure ? flightOf(direction, departure, day) : null;
}

function flightOf(direction: Direction, departure: Departure, day: number): Flight | null {
  if (!departure.days[weekdayOf(day)]) return null;
  const leaves = utcOf(direction.from.zone, day * 1440 + departure.time);
  return { direction, departure, day, date: dateOf(day), leaves, arrives: leaves + departure.blockMinutes };
}
