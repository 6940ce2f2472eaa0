import { dayAfter } from '#domain/local-time.ts';

/** Two days, `yyyy-MM-dd`; empty as long as they have not been chosen. */
export interface DateRange {
  from: string;
  to: string;
}

/** What a supplier sells: so many days ahead, and so many at a time. */
export const FURTHEST_DAY = 362;
const LONGEST_RANGE = 30;

/** Between which days the next one can be chosen; `latest` is the last one where ranges may be of any length. */
export function daysToChooseFrom(
  today: string,
  from: string | null,
  latest?: string,
): { min: string; max: string } {
  return from === null
    ? { min: today, max: dayAfter(today, FURTHEST_DAY) }
    : { min: from, max: latest ?? dayAfter(from, LONGEST_RANGE) };
}
