import type { FlightSegment } from '../contract.ts';
import { nightsBetween } from '../local-time.ts';
import { DAY_PARTS, type DayPart } from './flight-criteria.ts';

/** Durations come with the flights, because local times alone do not give them. */
export interface LegTiming {
  segments: readonly FlightSegment[];
  durationMinutes: number;
  stopoverMinutes: readonly number[];
}

export interface Stopover {
  arrival: string;
  departure: string;
  terminals: { arrival: string; departure: string } | null;
  minutes: number;
  marks: readonly StopoverMark[];
}

export type StopoverMark = 'tight' | 'long' | 'overnight' | 'airportChange' | 'terminalChange';

const TIGHT_MINUTES = 45;
/** Changing terminals takes extra time. */
const TIGHT_TERMINAL_MINUTES = 60;
/** Changing airports within a city takes extra time. */
const TIGHT_CHANGE_MINUTES = 180;
const LONG_MINUTES = 240;
const NIGHT_ENDS = '05:00';

export function departureOf({ segments }: Pick<LegTiming, 'segments'>): string {
  return firstOf(segments).departure;
}

export function arrivalOf({ segments }: Pick<LegTiming, 'segments'>): string {
  return lastOf(segments).arrival;
}

export function originOf({ segments }: Pick<LegTiming, 'segments'>): string {
  return firstOf(segments).origin;
}

export function destinationOf({ segments }: Pick<LegTiming, 'segments'>): string {
  return lastOf(segments).destination;
}

/**
 * The latest local date of the journey. Eastwards over the date line the arrival can be a day before the
 * departure.
 */
export function findLastDay(legs: readonly Pick<LegTiming, 'segments'>[]): string {
  const times = legs.flatMap(({ segments }) =>
    segments.flatMap(({ departure, arrival }) => [departure, arrival]),
  );
  return (
    times
      .map((time) => time.slice(0, 10))
      .sort()
      .at(-1) ?? ''
  );
}

/**
 * The difference in days between the local dates of arrival and departure: -1 eastwards over the date line.
 */
export function countDaysLater(departure: string, arrival: string): number {
  return nightsBetween(departure.slice(0, 10), arrival.slice(0, 10));
}

export function listStopovers({ segments, stopoverMinutes }: LegTiming): Stopover[] {
  return stopoverMinutes.map((minutes, index) => {
    const [before, after] = [segments[index], segments[index + 1]];
    if (!before || !after) throw new RangeError(`There is no stopover ${index}`);
    return {
      arrival: before.destination,
      departure: after.origin,
      terminals: terminalChange(before, after),
      minutes,
      marks: listMarks(before, after, minutes),
    };
  });
}

/**
 * The terminals of a connection at one airport; null where it is the same terminal, or one of them is
 * unknown.
 */
function terminalChange(before: FlightSegment, after: FlightSegment): Stopover['terminals'] {
  const { destination, arrivalTerminal: arrival } = before;
  const { origin, departureTerminal: departure } = after;
  if (destination !== origin || arrival === undefined || departure === undefined) return null;
  return arrival === departure ? null : { arrival, departure };
}

function listMarks(before: FlightSegment, after: FlightSegment, minutes: number): StopoverMark[] {
  const change = findChange(before, after);
  return [
    ...(change === null ? [] : [change]),
    ...(minutes < tightMinutes(change) ? (['tight'] as const) : []),
    ...(minutes > LONG_MINUTES ? (['long'] as const) : []),
    ...(isOvernight(before.arrival, after.departure) ? (['overnight'] as const) : []),
  ];
}

function findChange(before: FlightSegment, after: FlightSegment): 'airportChange' | 'terminalChange' | null {
  if (before.destination !== after.origin) return 'airportChange';
  return terminalChange(before, after) ? 'terminalChange' : null;
}

function tightMinutes(change: ReturnType<typeof findChange>): number {
  if (change === 'airportChange') return TIGHT_CHANGE_MINUTES;
  return change === 'terminalChange' ? TIGHT_TERMINAL_MINUTES : TIGHT_MINUTES;
}

function isOvernight(arrival: string, departure: string): boolean {
  const morning = `${departure.slice(0, 10)}T${NIGHT_ENDS}`;
  return arrival.slice(0, 10) < departure.slice(0, 10) && departure >= morning;
}

export function dayPartOf(local: string): DayPart {
  const part = DAY_PARTS[Math.floor(Number(local.slice(11, 13)) / 6)];
  if (!part) throw new RangeError(`${local} is no time of a day`);
  return part;
}

export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

function firstOf(segments: readonly FlightSegment[]): FlightSegment {
  const [first] = segments;
  if (!first) throw new RangeError('A leg has no segments');
  return first;
}

function lastOf(segments: readonly FlightSegment[]): FlightSegment {
  return segments.at(-1) ?? firstOf(segments);
}
