import type { PickedAirport } from '#domain/flight-booking/flight-criteria.ts';
import { dateAt } from '#domain/local-time.ts';

/** Today by the clocks at an airport; as long as none is chosen, by those that are behind all others. */
export function todayAt(airport: PickedAirport | null, now: string): string {
  return dateAt(new Date(now), airport?.zone ?? 'Etc/GMT+12');
}
