import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { resetSwitches } from '../../suppliers/embedded/practice-repository.ts';
import { authorisePractice } from './authorise-practice.ts';
import { practise, readPractice } from './practise.ts';

export function createPracticeHandlers(
  deps: Deps,
): Pick<Handlers, 'getPractice' | 'setPractice' | 'resetPractice'> {
  return {
    async getPractice(_request, { signedIn }) {
      authorisePractice(deps, signedIn);
      return { status: 200, body: await readPractice(deps, signedIn.companyId) };
    },
    async setPractice({ body }, { signedIn }) {
      authorisePractice(deps, signedIn);
      return { status: 200, body: await practise(deps, signedIn.companyId, body) };
    },
    async resetPractice(_request, { signedIn }) {
      authorisePractice(deps, signedIn);
      await resetSwitches(deps.db, signedIn.companyId);
      return { status: 204 };
    },
  };
}
