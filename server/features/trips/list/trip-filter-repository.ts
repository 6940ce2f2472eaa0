import { type RawBuilder, sql } from 'kysely';
import type { TripFilter } from '#domain/contract.ts';
import { dayAfter, utcDay } from '#domain/local-time.ts';

export type FilterByDay = Exclude<TripFilter, 'waitingApproval'>;

export const FILTERS = ['current', 'upcoming', 'past', 'cancelled'] as const satisfies FilterByDay[];

/** The table allows no longer trips, so that current trips are found in a limited range of start days. */
const LONGEST_DAYS = 400;

const isBooked = sql<boolean>`t.status in ('approved', 'complete')`;

interface FilterQuery {
  filter: FilterByDay | undefined;
  now: Date;
}

/**
 * Whether the trip `t` matches the filter, as `tripStage` determines it; every trip matches without one. The days, a
 * day more on each side than any time zone needs, are found by an index.
 */
export function isListed({ filter, now }: FilterQuery): RawBuilder<boolean> {
  const [yesterday, tomorrow] = [dayAfter(utcDay(now), -1), dayAfter(utcDay(now), 1)];
  switch (filter) {
    case 'current':
      return sql`${isBooked} and t.ends_at > ${now} and t.current_from <= ${now}
        and t.ends_on >= ${yesterday}
        and t.starts_on between ${dayAfter(yesterday, -LONGEST_DAYS)} and ${tomorrow}`;
    case 'upcoming':
      return sql`${isBooked} and t.current_from > ${now} and t.starts_on >= ${yesterday}`;
    case 'past':
      return sql`${isBooked} and t.ends_at <= ${now}
        and t.ends_on <= ${tomorrow} and t.starts_on <= ${tomorrow}`;
    case 'cancelled':
      return sql`t.status in ('rejected', 'cancelled')`;
    case undefined:
      return sql`true`;
  }
}

export function toDirection(filter: FilterByDay | undefined): 'asc' | 'desc' {
  return filter === 'current' || filter === 'upcoming' ? 'asc' : 'desc';
}
