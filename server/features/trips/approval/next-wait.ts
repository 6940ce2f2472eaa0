import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { longestWait } from '#domain/offers/booking-limits.ts';
import type { Database } from '../../../db/schema.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';

/** The wait ends with the first hold, the start of a part, or the company's time limit for approvals. */
export async function nextWait(
  db: Kysely<Database>,
  trip: TripForUpdate,
  { now }: Pick<CompanyMoment, 'now'>,
): Promise<{ since: Date; until: Date }> {
  const ends = endsOfWaiting(await readTripUnchecked(db, trip.id, { now }), now);
  const longest = longestWait(now, trip);
  return { since: now, until: new Date(Math.min(longest.getTime(), ...ends.map((end) => end.getTime()))) };
}

/** Deadlines for a decision: the end of each hold, and the start of each future part. */
function endsOfWaiting({ parts }: Pick<Trip, 'parts'>, now: Date): Date[] {
  const openParts = parts.filter(({ status }) => status !== 'cancelled' && status !== 'failed');
  return [
    ...openParts.flatMap(({ heldUntil }) => (heldUntil === undefined ? [] : new Date(heldUntil))),
    ...openParts.map(({ beginsAt }) => new Date(beginsAt)).filter((begin) => begin > now),
  ];
}
