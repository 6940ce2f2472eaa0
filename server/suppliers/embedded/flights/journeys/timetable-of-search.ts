import { type Flight, flightsOn } from '../network/flight.ts';
import type { Route } from '../network/route.ts';
import { buildDepartures, type Departure, toDirection } from '../network/timetable.ts';

export interface SearchTimetable {
  flights(route: Route, outbound: boolean, day: number): readonly Flight[];
}

export function createSearchTimetable(): SearchTimetable {
  const departures = new Map<Route, [Departure[]?, Departure[]?]>();
  const flights = new Map<Departure[], Map<number, readonly Flight[]>>();
  return {
    flights(route, outbound, day) {
      const ways = departures.get(route) ?? [];
      departures.set(route, ways);
      const way = outbound ? 0 : 1;
      const direction = toDirection(route, outbound);
      ways[way] ??= buildDepartures(direction).sort((one, other) => one.time - other.time);
      const days = flights.get(ways[way]) ?? new Map<number, readonly Flight[]>();
      flights.set(ways[way], days);
      const known = days.get(day) ?? flightsOn(direction, day, ways[way]);
      days.set(day, known);
      return known;
    },
  };
}
