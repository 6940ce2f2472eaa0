import type { CarStation } from '../contract.ts';
import { weekdayOf } from '../local-time.ts';

type Open = Pick<CarStation, 'openingHours'>;

/** The hours of a day, `yyyy-MM-dd`; null when the station is closed. */
export function hoursOn({ openingHours }: Open, date: string): { from: string; to: string } | null {
  const weekday = weekdayOf(date) + 1;
  return openingHours.find((hours) => hours.weekday === weekday) ?? null;
}

/** Whether a station is open at a local time, `HH:mm`. */
export function isOpenAt(station: Open, date: string, time: string): boolean {
  const hours = hoursOn(station, date);
  return hours !== null && hours.from <= time && time <= hours.to;
}

/** From when until when any of the stations is open on a day; null when all of them are closed. */
export function jointHoursOn(stations: readonly Open[], date: string): { from: string; to: string } | null {
  const open = stations.flatMap((station) => hoursOn(station, date) ?? []);
  const from = open.map((hours) => hours.from).sort()[0];
  const to = open
    .map((hours) => hours.to)
    .sort()
    .at(-1);
  return from !== undefined && to !== undefined ? { from, to } : null;
}
