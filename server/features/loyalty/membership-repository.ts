import type { Kysely } from 'kysely';
import type { LoyaltyMembership } from '#domain/contract.ts';
import type { LoyaltyKind } from '../../db/people-tables.ts';
import type { Database } from '../../db/schema.ts';

/** The owner and the kind of the memberships. */
export interface MembershipList {
  owner: { company_id: string } | { user_id: string };
  kind: LoyaltyKind;
}

const NO_OWNER = { company_id: null, user_id: null };

/** Replaces all memberships of this kind of the owner. */
export async function replaceMemberships(
  db: Kysely<Database>,
  { owner, kind }: MembershipList,
  memberships: readonly LoyaltyMembership[],
): Promise<void> {
  await db
    .deleteFrom('loyalty_memberships')
    .where('kind', '=', kind)
    .where(({ and }) => and(owner))
    .execute();
  if (memberships.length === 0) return;
  const rows = memberships.map(({ _id, program, membershipNumber }) => ({
    id: _id,
    ...NO_OWNER,
    ...owner,
    kind,
    program,
    membership_number: membershipNumber,
  }));
  await db.insertInto('loyalty_memberships').values(rows).execute();
}
