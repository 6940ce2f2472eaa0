import { type FlightCriteria, listDirections } from './flight-criteria.ts';
import {
  demandSet,
  type FareDemand,
  type FlightIndex,
  type FlightIndexEntry,
  type LegIndexEntry,
} from './flight-index.ts';
import type { FareEntry } from './flight-list.ts';
import type { FlightListFilter, LegTimes } from './flight-list-settings.ts';

export const FACET = {
  stops: 1,
  airlines: 2,
  airports: 4,
  connections: 8,
  times: 16,
  duration: 32,
  stopover: 64,
  fare: 128,
} as const;

export interface Matching {
  position: number;
  failedBy(flight: FlightIndexEntry): number;
  selectFare(flight: FlightIndexEntry): FareEntry | undefined;
  hasChosen(flight: FlightIndexEntry): boolean;
}

export function createMatching({ legs, alliances }: FlightIndex, filter: FlightListFilter): Matching {
  const chosen = filter.selectBy === 'leg' ? filter.chosenLegs : [];
  const position = chosen.length;
  const tests = buildTests(filter, legs);
  const isOfAirlines = matchAirlines(filter, alliances, position);
  const failedByLeg = legs.map((ofPosition, at) =>
    at < position ? ofPosition.map(() => 0) : ofPosition.map((leg) => buildFailureMask(leg, tests)),
  );
  const demands = demandSet(listDemands(filter));
  return {
    position,
    failedBy: ({ legs: flown, cheapest }) =>
      flown.reduce(
        (failed, leg) => failed | (failedByLeg[leg.position]?.[leg.number] ?? 0),
        (cheapest[demands] === undefined ? FACET.fare : 0) | (isOfAirlines(flown) ? 0 : FACET.airlines),
      ),
    selectFare: ({ cheapest }) => cheapest[demands],
    hasChosen: ({ legs: flown }) => chosen.every((id, at) => flown[at]?.leg.id === id),
  };
}

export function listDemands({ fareAspects, inPolicyOnly }: FlightListFilter): FareDemand[] {
  return [...fareAspects, ...(inPolicyOnly ? (['InPolicy'] as const) : [])];
}

export function applyCriteriaTimes(criteria: FlightCriteria, filter: FlightListFilter): FlightListFilter {
  const times = listDirections(criteria).map(({ departureTime }) => ({
    departure: departureTime === null ? [] : [departureTime],
    arrival: [],
  }));
  return { ...filter, times: filter.times ?? times };
}

export function asksForTimes({ departure, arrival }: LegTimes): boolean {
  return departure.length > 0 || arrival.length > 0;
}

interface LegTest {
  facet: number;
  isOn: boolean;
  passes: (leg: LegIndexEntry) => boolean;
}

function buildFailureMask(leg: LegIndexEntry, tests: readonly LegTest[]): number {
  return tests.reduce((failed, { facet, passes }) => (passes(leg) ? failed : failed | facet), 0);
}

function buildTests(filter: FlightListFilter, legs: FlightIndex['legs']): LegTest[] {
  const connections = new Set(filter.connections);
  const { maximumStops, maximumDurationMinutes, maximumStopoverMinutes } = filter;
  const stops = maximumStops ?? Number.POSITIVE_INFINITY;
  const duration = maximumDurationMinutes ?? Number.POSITIVE_INFINITY;
  const stopover = maximumStopoverMinutes ?? Number.POSITIVE_INFINITY;
  const isAt = endsAt(new Set(filter.airports), legs);
  const times = filter.times ?? [];
  const tests: LegTest[] = [
    { facet: FACET.stops, isOn: maximumStops !== null, passes: (leg) => leg.stops <= stops },
    { facet: FACET.airports, isOn: filter.airports.length > 0, passes: isAt },
    {
      facet: FACET.connections,
      isOn: connections.size > 0,
      passes: (leg) => leg.connections.every((airport) => connections.has(airport)),
    },
    { facet: FACET.times, isOn: times.some(asksForTimes), passes: (leg) => isInTime(leg, times) },
    {
      facet: FACET.duration,
      isOn: maximumDurationMinutes !== null,
      passes: ({ leg }) => leg.durationMinutes <= duration,
    },
    {
      facet: FACET.stopover,
      isOn: maximumStopoverMinutes !== null,
      passes: (leg) => leg.longestStopover <= stopover,
    },
  ];
  return tests.filter(({ isOn }) => isOn);
}

/**
 * An airline is that of any segment that a row of the list shows; airlines of an alliance fly all legs that are
 * not chosen yet.
 */
function matchAirlines(
  { airlines, alliances: chosen, selectBy }: FlightListFilter,
  alliances: FlightIndex['alliances'],
  position: number,
): (flown: readonly LegIndexEntry[]) => boolean {
  if (airlines.length === 0 && chosen.length === 0) return () => true;
  const wanted = new Set(airlines);
  const members = new Set([...airlines, ...chosen.flatMap((id) => [...(alliances.get(id) ?? [])])]);
  const isWithinAlliances = (leg: LegIndexEntry) => leg.carriers.every((carrier) => members.has(carrier));
  return (flown) => {
    const open = flown.slice(position);
    const shown = selectBy === 'leg' ? open.slice(0, 1) : open;
    return (
      shown.some((leg) => leg.airlines.some((airline) => wanted.has(airline))) ||
      (chosen.length > 0 && open.every(isWithinAlliances))
    );
  };
}

function isInTime(
  { position, departurePart, arrivalPart }: LegIndexEntry,
  times: readonly LegTimes[],
): boolean {
  const { departure = [], arrival = [] } = times[position] ?? {};
  return (
    (departure.length === 0 || departure.includes(departurePart)) &&
    (arrival.length === 0 || arrival.includes(arrivalPart))
  );
}

/** An end of a leg where none of the chosen airports is available is not filtered. */
function endsAt(airports: ReadonlySet<string>, legs: FlightIndex['legs']): (leg: LegIndexEntry) => boolean {
  const ends = legs.map((ofPosition) => ({
    origin: ofPosition.some(({ origin }) => airports.has(origin)),
    destination: ofPosition.some(({ destination }) => airports.has(destination)),
  }));
  return ({ position, origin, destination }) =>
    (!ends[position]?.origin || airports.has(origin)) &&
    (!ends[position]?.destination || airports.has(destination));
}
