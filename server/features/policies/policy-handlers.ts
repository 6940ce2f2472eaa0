import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { describePolicy } from './describe-policy.ts';

export function createPolicyHandlers(deps: Deps): Pick<Handlers, 'getTravelerPolicy'> {
  return {
    async getTravelerPolicy({ query }, context) {
      const { companyUser = context.signedIn.companyUserId } = query;
      return { status: 200, body: await describePolicy(deps, context, companyUser) };
    },
  };
}
