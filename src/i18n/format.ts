import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import type { DistanceUnit } from '#domain/contract.ts';

export { formatDifference, formatMoney } from './money-format.ts';

const LOCALE = 'en-GB';

/** `14 Mar 2027`, of a `yyyy-MM-dd` */
export function formatDate(day: string): string {
  return format(parseISO(day), 'd MMM y');
}

/** `Sun 14 Mar` */
export function formatShortDay(day: string): string {
  return format(parseISO(day), 'eee d MMM');
}

/** `Sunday 14 March` */
export function formatDay(day: string): string {
  return format(parseISO(day), 'eeee d MMMM');
}

/** `Sunday 14 March 2027` */
export function formatFullDay(day: string): string {
  return format(parseISO(day), 'eeee d MMMM yyyy');
}

/** `March`, of a day in it */
export function formatMonth(day: string): string {
  return format(parseISO(day), 'MMMM');
}

/** `Sun`, of a number from 1 for Monday to 7 for Sunday. */
export function formatWeekday(weekday: number): string {
  // The year 2024 began on a Monday.
  return format(new Date(2024, 0, weekday), 'eee');
}

/** `Sun 14 Mar, 18:00`, of an instant in a time zone. */
export function formatInstant(instant: string, zone: string): string {
  const { day, time } = clockIn(zone, instant);
  return `${formatShortDay(day)}, ${time}`;
}

/** The same with the year: `14 Mar 2027, 18:00`. */
export function formatFullInstant(instant: string, zone: string): string {
  const { day, time } = clockIn(zone, instant);
  return `${formatDate(day)}, ${time}`;
}

export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string, instant: string): { day: string; time: string } {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  const parts = new Map(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

const UNITS = { km: 'kilometer', mi: 'mile' } satisfies Record<DistanceUnit, string>;

const distanceFormats = new Map<DistanceUnit, Intl.NumberFormat>();

const SHORTEST_DISTANCE = 0.1;

/** `1.2 km`, or `< 0.1 km`. */
export function formatDistance(distance: number, unit: DistanceUnit): string {
  const known =
    distanceFormats.get(unit) ??
    new Intl.NumberFormat(LOCALE, {
      style: 'unit',
      unit: UNITS[unit],
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    });
  distanceFormats.set(unit, known);
  return distance > 0 && distance < SHORTEST_DISTANCE
    ? `< ${known.format(SHORTEST_DISTANCE)}`
    : known.format(distance);
}

let names: Intl.DisplayNames | undefined;

/** `Switzerland`, of a two-letter code. */
export function formatCountry(code: string): string {
  names ??= new Intl.DisplayNames('en-GB', { type: 'region' });
  return names.of(code) ?? code;
}
