import { mayPractise } from '#domain/may-practise.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedIn } from '../../http/handler.ts';

export function authorisePractice({ config }: Pick<Deps, 'config'>, { role }: Pick<SignedIn, 'role'>): void {
  if (!config.practiceMode) throw new DomainError('not_found', 'There is no practice here.');
  if (!mayPractise(role)) {
    throw new DomainError('forbidden', 'Only a company admin or a site admin may practise for the company.');
  }
}
