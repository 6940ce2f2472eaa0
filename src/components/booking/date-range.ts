import { dayAfter } from '#domain/local-time.ts';

export interface DateRange {
  from: string;
  to: string;
}

/** The suppliers' limits: how many days ahead, and how many at a time. */
export const FURTHEST_DAY = 362;
const LONGEST_RANGE = 30;

export function selectableDays(
  today: string,
  from: string | null,
  latest?: string,
): { min: string; max: string } {
  return from === null
    ? { min: today, max: dayAfter(today, FURTHEST_DAY) }
    : { min: from, max: latest ?? dayAfter(from, LONGEST_RANGE) };
}
