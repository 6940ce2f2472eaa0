import type { Kysely } from 'kysely';
import type { CheckoutTerms } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';

/** The loyalty programmes that the profiles of travelers have a membership in. */
export async function readTravelerMemberships(
  db: Kysely<Database>,
  companyUserIds: readonly string[],
): Promise<CheckoutTerms['memberships']> {
  return await db
    .selectFrom('company_users as m')
    .innerJoin('loyalty_memberships as l', 'l.user_id', 'm.user_id')
    .select(['m.id as traveler', 'l.kind', 'l.program'])
    .where('m.id', 'in', companyUserIds)
    .orderBy('l.id')
    .execute();
}
