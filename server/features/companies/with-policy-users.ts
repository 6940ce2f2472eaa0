import type { Kysely } from 'kysely';
import type { Company } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { countUsersOfPolicies } from '../policies/company-policy-repository.ts';

export async function withPolicyUsers(db: Kysely<Database>, company: Company): Promise<Company> {
  if (company.travelPolicies.length === 0) return company;
  const counts = await countUsersOfPolicies(db, company._id);
  const countOf = (policyId: string | null) => counts.get(policyId) ?? 0;
  const travelPolicies = company.travelPolicies.map((policy) => ({
    ...policy,
    userCount: countOf(policy._id) + (policy.isDefault ? countOf(null) : 0),
  }));
  return { ...company, travelPolicies };
}
