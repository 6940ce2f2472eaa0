import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { startSearches } from './alternative-repository.ts';

/**
 * Starts searches for the cheapest offers within the policy, so that the approvers of a trip can compare.
 * External bookings have no supplier to search, and earlier comparisons stay as they were when requested.
 */
export async function compareParts(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Kysely<Database>,
  tripId: string,
): Promise<void> {
  for (const partId of await startSearches(db, tripId)) await jobs.enqueue(db, 'part.compare', { partId });
}
