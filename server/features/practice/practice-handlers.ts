import { mayPractise } from '#domain/may-practise.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers, SignedIn } from '../../http/handler.ts';
import { endPractice, practise, readPractice } from './practise.ts';

export function createPracticeHandlers(
  deps: Deps,
): Pick<Handlers, 'getPractice' | 'setPractice' | 'resetPractice'> {
  return {
    async getPractice(_request, { signedIn }) {
      authorizePractice(deps, signedIn);
      return { status: 200, body: await readPractice(deps, signedIn.companyId) };
    },
    async setPractice({ body }, context) {
      authorizePractice(deps, context.signedIn);
      return { status: 200, body: await practise(deps, context, body) };
    },
    async resetPractice(_request, context) {
      authorizePractice(deps, context.signedIn);
      await endPractice(deps, context);
      return { status: 204 };
    },
  };
}

function authorizePractice({ config }: Pick<Deps, 'config'>, { role }: Pick<SignedIn, 'role'>): void {
  if (!config.practiceMode) throw new DomainError('not_found', 'Practice mode is not switched on.');
  if (!mayPractise(role)) {
    throw new DomainError('forbidden', 'Only company admins and site admins can use practice mode.');
  }
}
