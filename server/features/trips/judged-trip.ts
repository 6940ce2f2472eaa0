import type { JudgedTrip } from '#domain/policy/trip-verdict.ts';
import type { TripRow } from './trip-row-repository.ts';

/** The facts that determine the verdict of a trip. */
export function judgedTrip({ travellers, parts, verdict }: TripRow): JudgedTrip {
  return { travelers: travellers.map(({ _id }) => _id), parts, together: verdict };
}
