import { dayAfter } from '#domain/local-time.ts';

/** Two days, `yyyy-MM-dd`; empty until they are chosen. */
export interface DateRange {
  from: string;
  to: string;
}

/** The suppliers' limits: how many days ahead, and how many at a time. */
export const FURTHEST_DAY = 362;
const LONGEST_RANGE = 30;

/**
 * The days between which the next one can be chosen; `latest` is the last one where ranges may be of any
 * length.
 */
export function selectableDays(
  today: string,
  from: string | null,
  latest?: string,
): { min: string; max: string } {
  return from === null
    ? { min: today, max: dayAfter(today, FURTHEST_DAY) }
    : { min: from, max: latest ?? dayAfter(from, LONGEST_RANGE) };
}
