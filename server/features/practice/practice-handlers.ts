import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { authorisePractice } from './authorise-practice.ts';
import { endPractice, practise, readPractice } from './practise.ts';

export function createPracticeHandlers(
  deps: Deps,
): Pick<Handlers, 'getPractice' | 'setPractice' | 'resetPractice'> {
  return {
    async getPractice(_request, { signedIn }) {
      authorisePractice(deps, signedIn);
      return { status: 200, body: await readPractice(deps, signedIn.companyId) };
    },
    async setPractice({ body }, context) {
      authorisePractice(deps, context.signedIn);
      return { status: 200, body: await practise(deps, context, body) };
    },
    async resetPractice(_request, context) {
      authorisePractice(deps, context.signedIn);
      await endPractice(deps, context);
      return { status: 204 };
    },
  };
}
