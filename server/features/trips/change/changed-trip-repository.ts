import type { Kysely } from 'kysely';
import { joinStoredVerdicts } from '#domain/policy/join-stored-verdicts.ts';
import type { Database } from '../../../db/schema.ts';
import type { StoredChange } from './change-repository.ts';

/** A trip is judged by what its parts have become, too; its verdict stays the strictest. */
export async function joinJudgement(
  db: Kysely<Database>,
  { trip_id: tripId, verdict, policies }: Pick<StoredChange, 'trip_id' | 'verdict' | 'policies'>,
): Promise<void> {
  const trip = await db
    .selectFrom('trips')
    .select(['verdict', 'policies'])
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  const known = new Set(policies.map(({ _id }) => _id));
  const joined = [...trip.policies.filter(({ _id }) => !known.has(_id)), ...policies];
  await db
    .updateTable('trips')
    .set({
      verdict: JSON.stringify(joinStoredVerdicts(trip.verdict, verdict)),
      policies: JSON.stringify(joined),
    })
    .where('id', '=', tripId)
    .execute();
}
