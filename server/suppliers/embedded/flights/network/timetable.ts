import type { Position } from '#domain/geography.ts';
import { createChance } from '../../chance.ts';
import type { Aircraft, AircraftKind } from './aircraft.ts';
import { chooseOperator } from './carriers.ts';
import { departuresPerDay, fittingAircraft, type Route } from './route.ts';
import type { WorldAirport } from './world-airports.ts';
import { offsetAt } from './zone-clock.ts';

/** One flight number: it leaves at the same local time on its days of the week. */
export interface Departure {
  number: number;
  operator: string;
  /** Minutes after midnight. */
  time: number;
  /** For each day from Monday to Sunday. */
  days: readonly boolean[];
  aircraft: Aircraft;
  blockMinutes: number;
}

export interface Direction {
  route: Route;
  outbound: boolean;
  from: WorldAirport;
  to: WorldAirport;
}

const LONG_KM = 3500;

export function toDirection(route: Route, outbound: boolean): Direction {
  const [from, to] = outbound ? [route.base, route.other] : [route.other, route.base];
  return { route, outbound, from, to };
}

const LAST_TURN_BACK = 22 * 60;
const FIRST_DEPARTURE = 6 * 60 + 15;
const LAST_DEPARTURE = 20 * 60 + 45;
/** Aircraft that fly farther than this don't turn round at once: each direction has times of its own. */
const TURN_ROUND_KM = 2500;
const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** Any winter day: zone offsets differ slightly in summer, but flights leave at the same local time. */
const WINTER = Date.UTC(2027, 0, 13) / 60_000;

export function buildDepartures(direction: Direction): Departure[] {
  const { route, outbound, from, to } = direction;
  const fitting = fittingAircraft(route);
  return Array.from({ length: departuresPerDay(route) }, (_, index) => {
    const chance = createChance('flight', route.carrier.code, route.firstNumber, index);
    const aircraft = chance.pick(fitting);
    const minutes = blockMinutes(aircraft.kind, route.km, from, to);
    const days = chooseDays(route, index, chance.next());
    const shift = chance.next();
    const operator = chooseOperator(route.carrier, aircraft, chance.next());
    const time =
      route.km > TURN_ROUND_KM
        ? comfortableTime(direction, minutes, index, shift)
        : shortTime(direction, aircraft, index, shift);
    return {
      number: route.firstNumber + 2 * index + (outbound ? 0 : 1),
      operator,
      time,
      days,
      aircraft,
      blockMinutes: minutes,
    };
  });
}

/**
 * Spread over the day from the base; the return flight after a short stay, or next morning when it is late.
 */
function shortTime(
  { route, outbound, from, to }: Direction,
  aircraft: Aircraft,
  index: number,
  shift: number,
) {
  const share = (index + 0.25 + shift / 2) / departuresPerDay(route);
  const leaving = roundTo5(FIRST_DEPARTURE + share * (LAST_DEPARTURE - FIRST_DEPARTURE));
  if (outbound) return leaving;
  const flying = blockMinutes(aircraft.kind, route.km, to, from);
  const stay = 40 + 5 * Math.floor(shift * 6);
  const back = leaving + flying + stay + offsetAt(from.zone, WINTER) - offsetAt(to.zone, WINTER);
  return back > LAST_TURN_BACK || back < FIRST_DEPARTURE
    ? FIRST_DEPARTURE + 15 + 5 * Math.floor(shift * 12)
    : roundTo5(back);
}

/** At popular departure times, with popular arrival times. */
function comfortableTime(
  { route, outbound, from, to }: Direction,
  minutes: number,
  index: number,
  shift: number,
) {
  const ahead = offsetAt(to.zone, WINTER) - offsetAt(from.zone, WINTER);
  const times: number[] = [];
  for (let time = 7 * 60; time <= 23 * 60 + 30; time += 5) {
    const arrival = (time + minutes + ahead + 2880) % 1440;
    if (arrival >= 5 * 60 + 30 && arrival <= 22 * 60 + 45) times.push(time);
  }
  const share = (index + shift) / departuresPerDay(route);
  return times[Math.floor(share * times.length)] ?? (outbound ? 13 * 60 : 23 * 60);
}

/** The first flight of a day operates daily; some of the others serve business travelers. */
function chooseDays({ weekly }: Route, index: number, luck: number): boolean[] {
  if (weekly < 7) {
    const first = Math.floor(luck * 7);
    const flown = new Set(
      Array.from({ length: weekly }, (_, turn) => (first + Math.floor((turn * 7) / weekly)) % 7),
    );
    return DAYS.map((day) => flown.has(day));
  }
  if (index === 0 || luck < 0.6) return DAYS.map(() => true);
  return luck < 0.85 ? DAYS.map((day) => day !== 5) : DAYS.map((day) => day < 5);
}

function roundTo5(minutes: number): number {
  return 5 * Math.round(minutes / 5);
}

/** Minutes from gate to gate: taxiing, speed by distance, and the west wind. */
export function blockMinutes(kind: AircraftKind, km: number, from: Position, to: Position): number {
  const calm =
    kind === 'turboprop'
      ? 45 + km / 8.5
      : 45 + Math.min(km, LONG_KM) / 13.2 + Math.max(0, km - LONG_KM) / 14.6;
  return 5 * Math.round((calm * windFactor(km, from.longitude, to.longitude)) / 5);
}

function windFactor(km: number, from: number, to: number): number {
  const east = ((to - from + 540) % 360) - 180;
  if (Math.abs(east) <= 10) return 1;
  if (km <= LONG_KM) return east > 0 ? 0.96 : 1.07;
  return east > 0 ? 0.97 : 1.04;
}
