import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';

/**
 * Starts searches for the cheapest offers within the policy, so that approvers of a trip that breaks a rule can
 * compare. External bookings have no supplier to search.
 */
export async function compareParts(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Kysely<Database>,
  { verdict, parts }: Pick<Trip, 'verdict' | 'parts'>,
): Promise<void> {
  if (!needsReason(verdict)) return;
  for (const { _id: partId } of parts.filter(({ kind }) => kind !== 'external'))
    await jobs.enqueue(db, 'part.compare', { partId });
}
