import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import type { Cause, LockedTrip } from '../trip-state-repository.ts';
import { describeTrip } from './describe-trip.ts';

/** Lets go of all that is held for a trip; what is booked of it goes on under the name of what is left. */
export async function giveBackParts(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Kysely<Database>,
  trip: LockedTrip,
  cause: Cause,
): Promise<LockedTrip> {
  let current = trip;
  const held = trip.parts.filter(({ status }) => status === 'held');
  for (const { id: partId } of held) {
    current = await applyPartEvent(db, { trip: current, partId }, { type: 'booking.cancel' }, { cause });
    await jobs.enqueue(db, 'part.cancel', { partId });
  }
  if (trip.status === 'approved' && held.length > 0) await describeTrip(db, trip.id);
  return current;
}
