import type { Aircraft } from './aircraft.ts';
import type { Carrier } from './carriers.ts';
import type { WorldAirport } from './world-airports.ts';

/** Beyond this, long-haul aircraft are needed. */
export const FAR_KM = 4200;

export interface Route {
  carrier: Carrier;
  base: WorldAirport;
  other: WorldAirport;
  km: number;
  /** The number of weekly flights in each direction: fewer than 7, or a multiple of 7. */
  weekly: number;
  /** Outbound flights have the even numbers from here on, inbound flights the odd ones. */
  firstNumber: number;
}

export function departuresPerDay({ weekly }: Pick<Route, 'weekly'>): number {
  return Math.max(1, weekly / 7);
}

/** Hubs weigh more; a route between two of the largest has 12. */
export function standingSum({ base, other }: Pick<Route, 'base' | 'other'>): number {
  return base.standing + other.standing;
}

export function fittingAircraft(route: Pick<Route, 'carrier' | 'base' | 'other' | 'km'>): Aircraft[] {
  const reaching = route.carrier.fleet.filter(({ rangeKm }) => rangeKm >= route.km * 1.03);
  for (const kind of chooseKinds(route)) {
    const fitting = reaching.filter((aircraft) => aircraft.kind === kind && isFull(aircraft, route));
    if (fitting.length > 0) return fitting;
  }
  return reaching;
}

function chooseKinds(route: Pick<Route, 'base' | 'other' | 'km'>): Aircraft['kind'][] {
  const sum = standingSum(route);
  if (route.km > FAR_KM) return ['wide', 'narrow'];
  if (sum <= 7 && route.km <= 800) return ['turboprop', 'regional', 'narrow', 'wide'];
  if (sum <= 8) return ['regional', 'narrow', 'wide'];
  if (sum >= 11 && route.km >= 2800) return ['wide', 'narrow'];
  return ['narrow', 'wide', 'regional'];
}

/** The largest aircraft only fly routes with enough demand. */
function isFull({ seats }: Aircraft, route: Pick<Route, 'base' | 'other'>): boolean {
  return seats.Y < 240 || standingSum(route) >= 11;
}
