import { dayAfter } from '#domain/local-time.ts';

/** Two days, `yyyy-MM-dd`; empty as long as they have not been chosen. */
export interface StayDates {
  checkIn: string;
  checkOut: string;
}

/** What a supplier sells: so many days ahead, and so many nights at a time. */
const FURTHEST_DAY = 362;
const LONGEST_STAY = 30;

/** Between which days the next one can be chosen. */
export function daysToChooseFrom(today: string, checkIn: string | null): { min: string; max: string } {
  return checkIn === null
    ? { min: today, max: dayAfter(today, FURTHEST_DAY) }
    : { min: checkIn, max: dayAfter(checkIn, LONGEST_STAY) };
}
