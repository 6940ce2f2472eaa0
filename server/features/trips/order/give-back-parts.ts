import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import type { Cause, LockedTrip } from '../trip-state-repository.ts';

/** Lets go of all that is held for a trip that will not take place. */
export async function giveBackParts(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Kysely<Database>,
  trip: LockedTrip,
  cause: Cause,
): Promise<LockedTrip> {
  let current = trip;
  for (const { id: partId, status } of trip.parts) {
    if (status !== 'held') continue;
    current = await applyPartEvent(db, { trip: current, partId }, { type: 'booking.cancel' }, { cause });
    await jobs.enqueue(db, 'part.cancel', { partId });
  }
  return current;
}
