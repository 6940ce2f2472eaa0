import type { User, UserCreateRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { findCompany } from '../companies/company-repository.ts';
import { insertUser } from './insert-user.ts';

export async function createUser(
  deps: Deps,
  context: Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip' | 'abilities'>,
  request: UserCreateRequest,
): Promise<User> {
  const { abilities } = context;
  if (!abilities.can('create', 'User')) throw new DomainError('forbidden', 'Your role does not allow this.');
  if (!(await findCompany(deps.db, abilities, request.companyUser.company))) {
    throw fieldRefusal('validation_failed', '/companyUser/company', 'not_found');
  }
  return await deps.db.transaction().execute((db) => insertUser(deps, context, db, request));
}
