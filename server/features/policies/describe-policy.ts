import type { TravelerPolicy } from '#domain/contract.ts';
import { statePolicy } from '#domain/policy/state-policy.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { authorizeTravelers } from '../travelers/authorize-travelers.ts';
import { readApproversOf } from './approver-repository.ts';
import { readPoliciesOf } from './policy-repository.ts';

export async function describePolicy(
  deps: Pick<Deps, 'db'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  companyUserId: string,
): Promise<TravelerPolicy> {
  const [{ firstName, lastName }] = await authorizeTravelers(deps, context, [companyUserId]);
  const [policies, approvers] = await Promise.all([
    readPoliciesOf(deps.db, [companyUserId]),
    readApproversOf(deps.db, companyUserId),
  ]);
  const stated = policies.flatMap(({ policy, currency }) => {
    if (!policy) return [];
    const { _id, name, version } = policy;
    return [{ _id, name, version, currency, ...statePolicy(policy) }];
  });
  return {
    traveler: { _id: companyUserId, firstName, lastName },
    policy: stated[0] ?? null,
    approvers,
  };
}
