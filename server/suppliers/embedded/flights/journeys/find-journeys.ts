import { distanceKm } from '#domain/geography.ts';
import { toDay } from '../network/calendar.ts';
import type { Carrier } from '../network/carriers.ts';
import type { Flight } from '../network/flight.ts';
import { loadNetwork } from '../network/network.ts';
import type { Route } from '../network/route.ts';
import type { WorldAirport } from '../network/world-airports.ts';
import { offsetAt } from '../network/zone-clock.ts';
import { bestJourneys } from './best-journeys.ts';
import { buildJourney, connects, type Journey, sellTogether } from './journey.ts';
import type { SearchTimetable } from './timetable-of-search.ts';

export interface LegSearch {
  origins: readonly WorldAirport[];
  destinations: readonly WorldAirport[];
  day: number;
  /** Flights that leave earlier are no longer sold, in minutes since 1970. */
  notBefore: number;
  directOnly: boolean;
  limit: number;
  isSold(carrier: Carrier): boolean;
}

interface Hop {
  route: Route;
  outbound: boolean;
  from: WorldAirport;
  to: WorldAirport;
}

/** With fewer journeys than this, those with two changes are searched too. */
const FEW = 12;
/** How many hops are tried at each end of the journey when there are two changes. */
const TRIED_HOPS = 40;

export function findJourneys(search: LegSearch, timetable: SearchTimetable): Journey[] {
  const found: Journey[] = [];
  for (const origin of search.origins) {
    for (const destination of search.destinations) {
      if (origin !== destination) found.push(...journeysBetween(origin, destination, search, timetable));
    }
  }
  return bestJourneys(found, search.limit);
}

function journeysBetween(
  origin: WorldAirport,
  destination: WorldAirport,
  search: LegSearch,
  timetable: SearchTimetable,
): Journey[] {
  const km = distanceKm(origin, destination);
  const first = listHops(origin, search);
  const direct = first.filter(({ to }) => to === destination);
  const journeys = direct.flatMap((hop) =>
    findFlights(hop, search, timetable).map((flight) => buildJourney([flight], km)),
  );
  if (search.directOnly) return journeys;
  const onward = first.filter(({ to }) => to !== destination && !isDetour([origin, to, destination], km));
  const last = hopsTo(destination, search).filter(
    ({ from }) => from !== origin && !isDetour([origin, from, destination], km),
  );
  const starts = onward.flatMap((hop) =>
    findFlights(hop, search, timetable).map((flight) => [flight] as const),
  );
  journeys.push(...extend(starts, byStart(last), km, timetable));
  if (journeys.length < FEW) {
    journeys.push(...withTwoChanges(starts, { origin, destination, km, last, search, timetable }));
  }
  return journeys;
}

function extend(
  starts: readonly (readonly [Flight, ...Flight[]])[],
  onward: ReadonlyMap<WorldAirport, readonly Hop[]>,
  km: number,
  timetable: SearchTimetable,
): Journey[] {
  const journeys: Journey[] = [];
  for (const start of starts) {
    const before = start.at(-1) ?? start[0];
    for (const hop of onward.get(before.direction.to) ?? []) {
      const next = nextFlight(before, hop, km, timetable);
      if (next) journeys.push(buildJourney([...start, next], km));
    }
  }
  return journeys;
}

interface Wide {
  origin: WorldAirport;
  destination: WorldAirport;
  km: number;
  last: readonly Hop[];
  search: LegSearch;
  timetable: SearchTimetable;
}

function withTwoChanges(starts: readonly (readonly [Flight])[], wide: Wide): Journey[] {
  const { origin, destination, km, search, timetable } = wide;
  const last = largestFirst(wide.last, ({ from }) => from).slice(0, TRIED_HOPS);
  const ends = byStart(last);
  const firstHops = largestFirst([...starts], ([flight]) => flight.direction.to).slice(0, TRIED_HOPS);
  const journeys: Journey[] = [];
  for (const start of firstHops) {
    const [flight] = start;
    const { to: change } = flight.direction;
    const middle = listHops(change, search).filter(
      ({ to }) => ends.has(to) && to !== origin && !isDetour([origin, change, to, destination], km),
    );
    const twoFlights = extend([start], byStart(middle), km, timetable).map(({ flights }) => flights);
    journeys.push(...extend(twoFlights, ends, km, timetable));
  }
  return journeys;
}

function nextFlight(before: Flight, hop: Hop, km: number, timetable: SearchTimetable): Flight | undefined {
  const { route, to: at } = before.direction;
  if (hop.route.base !== at && route.base !== at) return undefined;
  if (!sellTogether(route.carrier, hop.route.carrier)) return undefined;
  const day = toDay(before.arrives + offsetAt(at.zone, before.arrives));
  const isReached = (flight: Flight) => connects(before, flight, km);
  return (
    timetable.flights(hop.route, hop.outbound, day).find(isReached) ??
    timetable.flights(hop.route, hop.outbound, day + 1).find(isReached)
  );
}

function findFlights({ route, outbound }: Hop, { day, notBefore }: LegSearch, timetable: SearchTimetable) {
  return timetable.flights(route, outbound, day).filter(({ leaves }) => leaves >= notBefore);
}

function listHops(airport: WorldAirport, { isSold }: LegSearch): Hop[] {
  return loadNetwork()
    .routesAt(airport.code)
    .filter(({ carrier }) => isSold(carrier))
    .map((route) => {
      const outbound = route.base === airport;
      return { route, outbound, from: airport, to: outbound ? route.other : route.base };
    });
}

function hopsTo(airport: WorldAirport, search: LegSearch): Hop[] {
  return listHops(airport, search).map(({ route, outbound, from, to }) => ({
    route,
    outbound: !outbound,
    from: to,
    to: from,
  }));
}

function byStart(hops: readonly Hop[]): Map<WorldAirport, Hop[]> {
  const starts = new Map<WorldAirport, Hop[]>();
  for (const hop of hops) {
    const there = starts.get(hop.from);
    if (there) there.push(hop);
    else starts.set(hop.from, [hop]);
  }
  return starts;
}

function largestFirst<Item>(items: readonly Item[], airportOf: (item: Item) => WorldAirport): Item[] {
  return items.toSorted((one, other) => airportOf(other).standing - airportOf(one).standing);
}

function isDetour(stops: readonly WorldAirport[], km: number): boolean {
  const flown = stops.reduce((sum, stop, index) => {
    const before = stops[index - 1];
    return before ? sum + distanceKm(before, stop) : sum;
  }, 0);
  return flown > 1.35 * km + 500;
}
