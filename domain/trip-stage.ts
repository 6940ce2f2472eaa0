import { dayAfter, startOfDay } from './local-time.ts';

/** The instants of a trip or a part by the clocks of its places. */
export interface TripTimes {
  /** The midnight that begins its first day. */
  currentFrom: Date;
  endsAt: Date;
}

export type TripStage = 'upcoming' | 'current' | 'past';

/** A trip is current on its first day, wherever that begins, and past once its last part has ended. */
export function tripStage({ currentFrom, endsAt }: TripTimes, now: Date): TripStage {
  if (endsAt <= now) return 'past';
  return currentFrom <= now ? 'current' : 'upcoming';
}

/** The times of whole days in a zone. */
export function timesOfDays(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  zone: string,
): TripTimes {
  return { currentFrom: startOfDay(startsOn, zone), endsAt: startOfDay(dayAfter(endsOn, 1), zone) };
}

/** The times of a trip with these parts, of which there is at least one. */
export function joinTimes(parts: readonly TripTimes[]): TripTimes {
  return {
    currentFrom: new Date(Math.min(...parts.map(({ currentFrom }) => currentFrom.getTime()))),
    endsAt: new Date(Math.max(...parts.map(({ endsAt }) => endsAt.getTime()))),
  };
}
