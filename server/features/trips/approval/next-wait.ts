import { longestWait } from '#domain/offers/booking-limits.ts';
import { isOver } from '../counted-parts.ts';
import type { PartForUpdate, TripForUpdate } from '../trip-state-repository.ts';

/** The wait ends with the first hold, the start of a part, or the company's time limit for approvals. */
export function nextWait(trip: TripForUpdate, now: Date): { since: Date; until: Date } {
  const ends = [longestWait(now, trip), ...deadlinesOf(trip.parts, now)];
  return { since: now, until: new Date(Math.min(...ends.map((end) => end.getTime()))) };
}

export function deadlinesOf(parts: readonly PartForUpdate[], now: Date): Date[] {
  return parts
    .filter(({ status }) => !isOver(status))
    .flatMap(({ heldUntil, beginsAt }) => [
      ...(heldUntil ? [heldUntil] : []),
      ...(beginsAt > now ? [beginsAt] : []),
    ]);
}
