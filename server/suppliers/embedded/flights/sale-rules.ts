import { toDay, toMinutes } from './network/calendar.ts';
import type { Carrier } from './network/carriers.ts';

/** Network carriers sell through one system, low-cost and other direct carriers through another one. */
export const SOURCES = ['network', 'lowCost'] as const;
export type Source = (typeof SOURCES)[number];

/** How many minutes before departure the sale ends. */
export const LAST_CALL = 60;
/** For how many hours after the sale a ticket can be voided for free. */
export const VOID_HOURS = 24;
const PLANNED_DAYS = 365;
const MOST_TRAVELERS = 9;

export function isTravelerCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_TRAVELERS;
}

export function isSource(text: string): text is Source {
  return SOURCES.some((source) => source === text);
}

export function isSoldBy(source: Source, { kind }: Carrier): boolean {
  return (kind === 'lowCost') === (source === 'lowCost');
}

/** Flights that leave earlier are no longer sold, in minutes since 1970. */
export function lastCallAt(at: Date): number {
  return toMinutes(at) + LAST_CALL;
}

/** Whether a day is within the timetable, with a tolerance of a day on either side because of time zones. */
export function isPlanned(day: number, at: Date): boolean {
  const today = toDay(toMinutes(at));
  return day >= today - 1 && day <= today + PLANNED_DAYS;
}
