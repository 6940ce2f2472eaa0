import type { TripWithVerdicts } from '#domain/policy/trip-verdict.ts';
import type { TripRow } from './trip-row-repository.ts';

export function tripWithVerdicts({ travelers, parts, verdict }: TripRow): TripWithVerdicts {
  return { travelers: travelers.map(({ _id }) => _id), parts, together: verdict };
}
