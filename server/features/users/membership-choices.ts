import { subject } from '@casl/ability';
import type { Kysely } from 'kysely';
import type { MembershipChoices } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { readCompanyUser } from './read-company-user.ts';

/** For the person of the membership, who can ask for them, and for those who may read the company anyway. */
export async function getMembershipChoices(
  { db }: Pick<Deps, 'db'>,
  { signedIn, abilities }: Pick<SignedInContext, 'signedIn' | 'abilities'>,
  path: { companyId: string; companyUserId: string },
): Promise<MembershipChoices> {
  const { user } = await readCompanyUser(db, abilities, path);
  const { companyId } = path;
  const isOwn = user._id === signedIn.userId;
  if (!isOwn && !abilities.can('read', subject('Company', { _id: companyId }))) {
    throw new DomainError('forbidden', 'Your role does not allow this.');
  }
  const [departments, travelPolicies] = await Promise.all([
    listNames(db, 'departments', companyId),
    listNames(db, 'travel_policies', companyId),
  ]);
  return { departments, travelPolicies };
}

function listNames(db: Kysely<Database>, table: 'departments' | 'travel_policies', companyId: string) {
  return db
    .selectFrom(table)
    .select(['id as _id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
