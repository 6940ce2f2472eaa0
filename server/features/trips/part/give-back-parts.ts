import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { describeTrip } from '../describe-trip.ts';
import type { Cause, TripForUpdate } from '../trip-state-repository.ts';
import { applyPartEvent } from './apply-part-event.ts';

export async function giveBackParts(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Kysely<Database>,
  trip: TripForUpdate,
  cause: Cause,
): Promise<TripForUpdate> {
  let current = trip;
  const partsOnHold = trip.parts.filter(({ status }) => status === 'held');
  for (const { id: partId } of partsOnHold) {
    current = await applyPartEvent(db, { trip: current, partId }, { type: 'booking.cancel' }, { cause });
    await jobs.enqueue(db, 'part.cancel', { partId });
  }
  if (trip.status === 'approved' && partsOnHold.length > 0) await describeTrip(db, trip.id);
  return current;
}
