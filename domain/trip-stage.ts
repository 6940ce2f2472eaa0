import { dayAfter, startOfDay } from './local-time.ts';

export interface TripTimes {
  currentFrom: Date;
  endsAt: Date;
}

export type TripStage = 'upcoming' | 'current' | 'past';

/** A trip is current on its first day, wherever that begins, and past once its last part has ended. */
export function tripStage({ currentFrom, endsAt }: TripTimes, now: Date): TripStage {
  if (endsAt <= now) return 'past';
  return currentFrom <= now ? 'current' : 'upcoming';
}

export function timesOfDays(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  zone: string,
): TripTimes {
  return { currentFrom: startOfDay(startsOn, zone), endsAt: startOfDay(dayAfter(endsOn, 1), zone) };
}

export function joinTimes(parts: readonly TripTimes[]): TripTimes {
  return {
    currentFrom: new Date(Math.min(...parts.map(({ currentFrom }) => currentFrom.getTime()))),
    endsAt: new Date(Math.max(...parts.map(({ endsAt }) => endsAt.getTime()))),
  };
}
