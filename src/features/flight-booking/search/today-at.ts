import type { SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import { dateAt } from '#domain/local-time.ts';

/** Today at an airport; before one is chosen, by the last time zone to begin a day. */
export function todayAt(airport: SelectedAirport | null, now: string): string {
  return dateAt(new Date(now), airport?.zone ?? 'Etc/GMT+12');
}
