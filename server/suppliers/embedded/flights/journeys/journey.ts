import { distanceKm } from '#domain/geography.ts';
import type { Carrier } from '../network/carriers.ts';
import type { Flight } from '../network/flight.ts';
import type { WorldAirport } from '../network/world-airports.ts';
import { longestConnection, shortestConnection } from './connection-times.ts';

/** The flights of one leg, one to three, each starting where the previous one ends. */
export interface Journey {
  flights: readonly [Flight, ...Flight[]];
  /** The great-circle distance between its ends. */
  km: number;
  minutes: number;
}

export function buildJourney(flights: readonly [Flight, ...Flight[]], km?: number): Journey {
  const { from } = flights[0].direction;
  const last = lastOf(flights);
  return {
    flights,
    km: km ?? distanceKm(from, last.direction.to),
    minutes: last.arrives - flights[0].leaves,
  };
}

export function lastOf(flights: readonly [Flight, ...Flight[]]): Flight {
  return flights.at(-1) ?? flights[0];
}

export function endsOf({ flights }: Journey): { from: WorldAirport; to: WorldAirport } {
  return { from: flights[0].direction.from, to: lastOf(flights).direction.to };
}

/** The longest flight: its carrier sells the ticket. */
export function findMainCarrier({ flights }: Journey): Carrier {
  const longest = flights.reduce((one, other) => (isLonger(other, one) ? other : one));
  return longest.direction.route.carrier;
}

/** Whether carriers sell a combination of their flights. */
export function sellTogether(one: Carrier, other: Carrier): boolean {
  if (one === other) return one.connects;
  const eitherCheap = one.kind === 'lowCost' || other.kind === 'lowCost';
  return !eitherCheap && one.group !== null && one.group === other.group;
}

/** Connections are at a base of one of the two carriers, with enough time and not too much. */
export function connects(first: Flight, second: Flight, km: number): boolean {
  const { route, from, to: at } = first.direction;
  const { route: next, from: start, to } = second.direction;
  const minutes = second.leaves - first.arrives;
  return (
    at === start &&
    to !== from &&
    (route.base === at || next.base === at) &&
    sellTogether(route.carrier, next.carrier) &&
    minutes >= shortestConnection(from, at, to) &&
    minutes <= longestConnection(km)
  );
}

function isLonger(one: Flight, other: Flight): boolean {
  return one.direction.route.km > other.direction.route.km;
}
