import { tripTitle } from '#domain/trip-title.ts';

interface TitledRow {
  destinations: readonly string[];
  starts_on: string;
  ends_on: string;
}

/** Returns the title of a stored trip on a day. */
export function titleOfRow({ destinations, starts_on, ends_on }: TitledRow, today: string): string {
  return tripTitle({ destinations, startsOn: starts_on, endsOn: ends_on }, today);
}
