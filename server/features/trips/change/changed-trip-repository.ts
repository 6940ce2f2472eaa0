import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { joinPolicies } from '../pipeline/policies-at-decision.ts';
import { saveRequest } from '../pipeline/trip-extension-repository.ts';
import type { StoredChange } from './change-repository.ts';

/** Adds the policies that judged the changed part, because the verdict of the trip includes it. */
export async function addPolicies(
  db: Kysely<Database>,
  { trip_id: tripId, policies }: Pick<StoredChange, 'trip_id' | 'policies'>,
): Promise<void> {
  const trip = await db
    .selectFrom('trips')
    .select('policies')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  await saveRequest(db, tripId, { policies: joinPolicies(trip.policies, policies) });
}
