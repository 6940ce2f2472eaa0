import { mayPractise } from '#domain/may-practise.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedIn } from '../../http/handler.ts';

export function authorisePractice({ config }: Pick<Deps, 'config'>, { role }: Pick<SignedIn, 'role'>): void {
  if (!config.practiceMode) throw new DomainError('not_found', 'Practice mode is not switched on.');
  if (!mayPractise(role)) {
    throw new DomainError('forbidden', 'Only company admins and site admins can use practice mode.');
  }
}
