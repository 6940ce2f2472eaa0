import type { Kysely } from 'kysely';
import type { LoyaltyMembership } from '#domain/contract.ts';
import type { LoyaltyKind } from '../../db/people-tables.ts';
import type { Database } from '../../db/schema.ts';
import { sealFor, unsealFrom } from '../../db/sealed.ts';
import type { Sealed } from '../../db/sealed-columns.ts';

export interface MembershipList {
  owner: { company_id: string } | { user_id: string };
  kind: LoyaltyKind;
}

const NO_OWNER = { company_id: null, user_id: null };

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
    sealed_number: sealFor(db, `loyalty_memberships.sealed_number ${_id}`, membershipNumber),
  }));
  await db.insertInto('loyalty_memberships').values(rows).execute();
}

interface SealedMembership {
  _id: string;
  kind: LoyaltyKind;
  program: string;
  number: Sealed<string>;
}

export function unsealMembership(db: Kysely<Database>, { number, ...membership }: SealedMembership) {
  const place = `loyalty_memberships.sealed_number ${membership._id}` as const;
  return { ...membership, membershipNumber: unsealFrom(db, place, number) };
}
