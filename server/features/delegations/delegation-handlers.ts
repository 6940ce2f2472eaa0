import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { companyTime } from '../practice/company-time.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { authorizeDelegation } from './authorize-delegation.ts';
import { findDelegation, listDelegateCandidates } from './delegation-repository.ts';
import { removeDelegation, saveDelegation } from './save-delegation.ts';

export function createDelegationHandlers(
  deps: Deps,
): Pick<Handlers, 'getDelegation' | 'setDelegation' | 'removeDelegation' | 'listDelegateCandidates'> {
  return {
    async getDelegation({ path }, { abilities }) {
      await authorizeDelegation(deps, abilities, path, 'read');
      const clock = await readCompanyClock(deps, path.companyId);
      const delegation = await findDelegation(deps.db, path.companyUserId, clock.today());
      return {
        status: 200,
        headers: await companyTime(deps, path.companyId),
        body: delegation ? { delegation } : {},
      };
    },
    setDelegation: async ({ path, body }, context) => ({
      status: 200,
      body: await saveDelegation(deps, context, path, body),
    }),
    async removeDelegation({ path }, context) {
      await removeDelegation(deps, context, path);
      return { status: 204 };
    },
    async listDelegateCandidates({ path, query: { searchString } }, { abilities }) {
      await authorizeDelegation(deps, abilities, path, 'update');
      const candidates = await listDelegateCandidates(deps.db, path, searchString);
      return { status: 200, body: { candidates } };
    },
  };
}
