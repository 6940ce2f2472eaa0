import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type {
  Company,
  CompanyTravelPolicy,
  TravelPoliciesRequest,
  TravelPolicyRequest,
} from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';
import { fieldRefusal } from '../../field-errors.ts';
import { reconcile } from '../records/reconcile.ts';
import { refuseRepeatedNames } from '../records/refuse-repeated-names.ts';
import {
  changePolicy,
  findUsedPolicy,
  freePolicyNames,
  isDefaultPolicyUsed,
  removePolicies,
} from './company-policy-repository.ts';
import { insertPolicies } from './policy-repository.ts';
import { refusePolicyFaults } from './refuse-policy-faults.ts';

const PATH = 'travelPolicies';

export async function saveTravelPolicies(
  db: Kysely<Database>,
  { _id: id, currency, travelPolicies: existing }: Company,
  { travelPolicies: requested }: TravelPoliciesRequest,
): Promise<void> {
  refuseRepeatedNames(requested, PATH);
  refuseSecondDefault(requested);
  refusePolicyFaults(requested, currency);
  const { remaining, added, removed } = reconcile(existing, requested, PATH);
  await refuseUsed(db, id, removed);
  if (existing.some(isDefault) && !requested.some(isDefault)) await refuseNoDefault(db, id);
  await removePolicies(db, removed);
  const changed = remaining.filter((policy) => !existing.some((before) => isSame(before, policy)));
  await freePolicyNames(
    db,
    changed.map(({ _id }) => _id),
  );
  for (const policy of changed) await changePolicy(db, policy);
  const policies = added.map((policy) => ({ ...policy, _id: randomUUIDv7() }));
  if (policies.length > 0) await insertPolicies(db, { id, currency }, policies);
}

const isDefault = (policy: { isDefault: boolean }) => policy.isDefault;

function isSame({ version, ...before }: CompanyTravelPolicy, policy: TravelPolicyRequest): boolean {
  return isDeepStrictEqual(before, policy);
}

function refuseSecondDefault(requested: readonly TravelPolicyRequest[]): void {
  if (requested.filter(isDefault).length <= 1) return;
  throw fieldRefusal('validation_failed', `/${PATH}`, 'several_defaults');
}

async function refuseUsed(
  db: Kysely<Database>,
  companyId: string,
  removed: readonly string[],
): Promise<void> {
  const used = await findUsedPolicy(db, companyId, removed);
  if (used === undefined) return;
  throw new DomainError('still_used', `Users still have the policy ${used}. Assign them another one first.`);
}

async function refuseNoDefault(db: Kysely<Database>, companyId: string): Promise<void> {
  if (!(await isDefaultPolicyUsed(db, companyId))) return;
  throw new DomainError(
    'still_used',
    'Users still have the default policy. Make another policy the default first.',
  );
}
