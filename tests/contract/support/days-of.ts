import { timesOfDays } from '#domain/trip-stage.ts';

/** The columns of a trip or a part that takes these days from midnight to midnight. */
export function daysOf(startsOn: string, endsOn: string) {
  const { currentFrom, endsAt } = timesOfDays({ startsOn, endsOn }, 'Europe/Zurich');
  return { starts_on: startsOn, ends_on: endsOn, current_from: currentFrom, ends_at: endsAt };
}
