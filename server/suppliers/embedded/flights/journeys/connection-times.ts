import { isInside } from '../network/open-borders.ts';
import type { WorldAirport } from '../network/world-airports.ts';

/** Minutes within a country or the Schengen area, and across a border. */
type Times = readonly [inside: number, across: number];

const USUAL: Times = [60, 90];
const AT_AIRPORT: Readonly<Record<string, Times>> = {
  AMS: [40, 50],
  ATL: [45, 90],
  BRU: [40, 50],
  CDG: [60, 90],
  CPH: [40, 45],
  DOH: [45, 60],
  DXB: [60, 90],
  FRA: [45, 60],
  HEL: [40, 45],
  HKG: [45, 75],
  IST: [60, 90],
  JFK: [75, 120],
  LHR: [60, 90],
  MUC: [40, 45],
  ORD: [60, 90],
  SIN: [45, 60],
  VIE: [40, 45],
  ZRH: [40, 45],
};

const LONGEST = 240;
/** Where there are few flights, travelers wait longer. */
const LONGEST_FAR = 360;
const FAR_KM = 4200;

/** The minimum connection time in minutes: from an airport, at another, on to a third. Estimates. */
export function shortestConnection(from: WorldAirport, at: WorldAirport, to: WorldAirport): number {
  const [inside, across] = AT_AIRPORT[at.code] ?? USUAL;
  return isInside(from.country, at.country) && isInside(at.country, to.country) ? inside : across;
}

/** The maximum connection time, by the distance between origin and destination. */
export function longestConnection(km: number): number {
  return km > FAR_KM ? LONGEST_FAR : LONGEST;
}
