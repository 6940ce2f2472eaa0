import type { CarStation } from '../contract.ts';
import { dayAfter, weekdayOf } from '../local-time.ts';

type Open = Pick<CarStation, 'openingHours'>;

interface DayHours {
  from: string;
  to: string;
}

/** Days of a week that follow each other, from 1 for Monday to 7 for Sunday, with the same hours; null when closed. */
export interface HoursOfDays {
  first: number;
  last: number;
  hours: DayHours | null;
}

export function hoursOn(station: Open, date: string): DayHours | null {
  return hoursOnWeekday(station, weekdayOf(date) + 1);
}

function hoursOnWeekday({ openingHours }: Open, weekday: number): DayHours | null {
  const found = openingHours.find((hours) => hours.weekday === weekday);
  return found ? { from: found.from, to: found.to } : null;
}

export function hoursOfWeek(station: Open): HoursOfDays[] {
  const rows: HoursOfDays[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const hours = hoursOnWeekday(station, weekday);
    const row = rows.at(-1);
    if (row && row.hours?.from === hours?.from && row.hours?.to === hours?.to) row.last = weekday;
    else rows.push({ first: weekday, last: weekday, hours });
  }
  return rows;
}

export function isOpenAt(station: Open, date: string, time: string): boolean {
  const hours = hoursOn(station, date);
  return hours !== null && hours.from <= time && time <= hours.to;
}

export function jointHoursOn(stations: readonly Open[], date: string): { from: string; to: string } | null {
  const open = stations.flatMap((station) => hoursOn(station, date) ?? []);
  const from = open.map((hours) => hours.from).sort()[0];
  const to = open
    .map((hours) => hours.to)
    .sort()
    .at(-1);
  return from !== undefined && to !== undefined ? { from, to } : null;
}

const WEEK = 7;
/** A car can't be picked up or returned at 24:00, which is a time of the next day. */
const LAST_TIME = '23:30';

/**
 * The first time from a moment on, or the last one up to it, at which any of the stations is open; moments are
 * `yyyy-MM-ddTHH:mm`. Null when all stations are closed for a week.
 */
export function nearestOpenTime(
  stations: readonly Open[],
  moment: string,
  direction: 'before' | 'after',
): string | null {
  const [date = '', time = ''] = moment.split('T');
  if (stations.some((station) => isOpenAt(station, date, time))) return moment;
  const step = direction === 'after' ? 1 : -1;
  const times = Array.from({ length: WEEK + 1 }, (_, days) => dayAfter(date, days * step)).flatMap((day) =>
    stations.flatMap((station) => {
      const hours = hoursOn(station, day);
      if (!hours) return [];
      return `${day}T${direction === 'after' ? hours.from : earlier(hours.to, LAST_TIME)}`;
    }),
  );
  return direction === 'after'
    ? (times.filter((one) => one > moment).sort()[0] ?? null)
    : (times
        .filter((one) => one < moment)
        .sort()
        .at(-1) ?? null);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
