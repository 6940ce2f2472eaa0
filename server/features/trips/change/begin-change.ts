import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import type { Cause, LockedTrip } from '../trip-state-repository.ts';
import type { StoredChange } from './change-repository.ts';

/** Has a job ask the supplier for a change that needs no approval any more. */
export async function beginChange(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Kysely<Database>,
  { trip, change, cause }: { trip: LockedTrip; change: Pick<StoredChange, 'id' | 'part_id'>; cause: Cause },
): Promise<LockedTrip> {
  const { id: changeId, part_id: partId } = change;
  // It follows from what a person did, and has no person of its own.
  const circumstances = { cause: { at: cause.at }, details: { changeId } };
  const changing = await applyPartEvent(db, { trip, partId }, { type: 'booking.change' }, circumstances);
  await jobs.enqueue(db, 'part.change', { partId });
  return changing;
}
