import type { Kysely } from 'kysely';
import { canConfirmNext } from '#machines/trip/booking-selectors.ts';
import { tripSnapshot } from '#machines/trip/trip-selectors.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';
import { readAgreedParts } from './agreed-part-repository.ts';
import { applyPartEvent } from './apply-part-event.ts';
import { easiestToUndo } from './easiest-to-undo.ts';
import { partsWithinTotal } from './highest-price.ts';
import { readPartsOnHold } from './part-repository.ts';

interface Moment {
  at: Date;
  now: Date;
}

/**
 * Starts to confirm the next parts of an approved trip, those that are easiest to undo, by jobs of the same
 * transaction. No part starts while another call is in progress, while a failed part waits for a decision, or beside
 * parts with which it could exceed the highest total.
 */
export async function confirmNextParts(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Kysely<Database>,
  trip: TripForUpdate,
  { at, now }: Moment,
): Promise<TripForUpdate> {
  const statuses = trip.parts.map(({ status }) => status);
  if (!canConfirmNext(tripSnapshot(trip), statuses) || !statuses.includes('held')) return trip;
  const partsOnHold = await readPartsOnHold(db, trip.id);
  const next = easiestToUndo(partsOnHold, now).map(({ id }) => id);
  let current = trip;
  for (const partId of partsWithinTotal(next, await readAgreedParts(db, trip.id))) {
    const event = { type: 'booking.confirm' } as const;
    current = await applyPartEvent(db, { trip: current, partId }, event, { cause: { at } });
    await jobs.enqueue(db, 'part.confirm', { partId });
  }
  return current;
}
