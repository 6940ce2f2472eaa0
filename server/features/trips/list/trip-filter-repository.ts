import { type RawBuilder, sql } from 'kysely';
import type { TripFilter } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';

/** The filters whose trips are listed by their days; those that wait are listed by their deadlines. */
export type ListedFilter = Exclude<TripFilter, 'waitingApproval'>;

export const FILTERS = ['current', 'upcoming', 'past', 'cancelled'] as const satisfies ListedFilter[];

/** No trip takes longer, as the table says; so those that are under way are found between two days. */
const LONGEST_DAYS = 400;

const isBooked = sql<boolean>`t.status in ('approved', 'complete')`;

interface Listed {
  filter: ListedFilter | undefined;
  /** The day on which a trip is ahead, under way or over. */
  today: string;
}

/** Whether the trip `t` is among those of the filter; without one, all are. */
export function isListed({ filter, today }: Listed): RawBuilder<boolean> {
  switch (filter) {
    case 'current':
      return sql`${isBooked} and t.ends_on >= ${today}
        and t.starts_on between ${dayAfter(today, -LONGEST_DAYS)} and ${today}`;
    case 'upcoming':
      return sql`${isBooked} and t.starts_on > ${today}`;
    case 'past':
      return sql`${isBooked} and t.ends_on < ${today} and t.starts_on < ${today}`;
    case 'cancelled':
      return sql`t.status in ('rejected', 'cancelled')`;
    case undefined:
      return sql`true`;
  }
}

/** By their first days: what comes next is first, and of what is over, the latest. */
export function orderOf(filter: ListedFilter | undefined): 'asc' | 'desc' {
  return filter === 'current' || filter === 'upcoming' ? 'asc' : 'desc';
}
