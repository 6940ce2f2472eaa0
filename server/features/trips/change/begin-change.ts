import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import type { Cause, TripForUpdate } from '../trip-state-repository.ts';
import type { StoredChange } from './change-repository.ts';

export async function beginChange(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Kysely<Database>,
  {
    trip,
    change,
    cause,
  }: { trip: TripForUpdate; change: Pick<StoredChange, 'id' | 'part_id'>; cause: Cause },
): Promise<TripForUpdate> {
  const { id: changeId, part_id: partId } = change;
  // The event has no user, because it only follows from a person's action.
  const circumstances = { cause: { at: cause.at }, details: { changeId } };
  const changing = await applyPartEvent(db, { trip, partId }, { type: 'booking.change' }, circumstances);
  await jobs.enqueue(db, 'part.change', { partId });
  return changing;
}
