import { tripTitle } from '#domain/trip-title.ts';

interface TitledRow {
  destinations: readonly string[];
  starts_on: string;
  ends_on: string;
}

/** The title depends on the day: it names the year only where that is not the current one. */
export function titleOfRow({ destinations, starts_on, ends_on }: TitledRow, today: string): string {
  return tripTitle({ destinations, startsOn: starts_on, endsOn: ends_on }, today);
}
