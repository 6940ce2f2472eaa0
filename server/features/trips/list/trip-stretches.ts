import type { TripFilter } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';

/** What the function `trip_stage` of the database answers. */
const WAITING = 1;
const BOOKED = 2;
const BOOKED_FOR_LONG = 3;
const OVER = 4;

/** A trip that is booked ends so many days after its first one, and so many when it is booked for long. */
const SHORT_DAYS = 7;
const LONG_DAYS = 400;

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** A part of a list: the trips of one stage that begin from the one day to the other, both included. */
interface Stretch {
  stage: number;
  from: string;
  to: string;
}

/** Which trips a list holds, in the form in which the database finds them without looking at others. */
export interface TripStretches {
  stretches: Stretch[];
  /** The first and the last day on which they may end. */
  ends: { from: string; to: string };
  order: 'asc' | 'desc';
}

const ANY_END = { from: FIRST_DAY, to: LAST_DAY };
const ALWAYS = { from: FIRST_DAY, to: LAST_DAY };

/** The filters whose trips are listed by their days; those that wait are listed by their deadlines. */
export type ListedFilter = Exclude<TripFilter, 'waitingApproval'>;

/** The trips of a filter, seen on a day; without a filter, all. */
export function tripStretches(filter: ListedFilter | undefined, today: string): TripStretches {
  return FILTERS[filter ?? 'all'](today);
}

const FILTERS: Record<ListedFilter | 'all', (today: string) => TripStretches> = {
  current: (today) => ({
    stretches: [
      { stage: BOOKED, from: dayAfter(today, -SHORT_DAYS), to: today },
      { stage: BOOKED_FOR_LONG, from: dayAfter(today, -LONG_DAYS), to: today },
    ],
    ends: { from: today, to: LAST_DAY },
    order: 'asc',
  }),
  upcoming: (today) => ({
    stretches: booked({ from: dayAfter(today, 1), to: LAST_DAY }),
    ends: ANY_END,
    order: 'asc',
  }),
  past: (today) => ({
    stretches: booked({ from: FIRST_DAY, to: dayAfter(today, -1) }),
    ends: { from: FIRST_DAY, to: dayAfter(today, -1) },
    order: 'desc',
  }),
  cancelled: () => ({ stretches: [{ stage: OVER, ...ALWAYS }], ends: ANY_END, order: 'desc' }),
  all: () => ({
    stretches: [{ stage: WAITING, ...ALWAYS }, ...booked(ALWAYS), { stage: OVER, ...ALWAYS }],
    ends: ANY_END,
    order: 'desc',
  }),
};

function booked(days: { from: string; to: string }): Stretch[] {
  return [
    { stage: BOOKED, ...days },
    { stage: BOOKED_FOR_LONG, ...days },
  ];
}
