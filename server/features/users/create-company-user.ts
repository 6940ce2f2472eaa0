import type { CompanyUserCreateRequest, CompanyUserRecord } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { findAccount } from '../auth/account-repository.ts';
import { reserveAttempt, THROTTLES } from '../auth/throttle.ts';
import { authorizeNewMembership } from './authorize-new-membership.ts';
import { insertCompanyUser } from './insert-company-user.ts';
import { invite } from './invite.ts';
import { isReadableUser } from './user-repository.ts';

export async function createCompanyUser(
  deps: Deps,
  context: SignedInContext,
  companyId: string,
  { user: userId, role, sendInvitation, ...fields }: CompanyUserCreateRequest,
): Promise<CompanyUserRecord> {
  await authorizeNewMembership(deps.db, context.abilities, companyId);
  const isReadable = await isReadableUser(deps.db, context.abilities, userId);
  const account = isReadable ? await findAccount(deps.db, userId) : undefined;
  if (!account) throw fieldRefusal('validation_failed', '/user', 'not_found');
  if (sendInvitation) await reserveAttempt(deps, THROTTLES.invitation, userId);
  return await deps.db.transaction().execute(async (db) => {
    const membership = { userId, companyId, role, fields, path: '/body' };
    const record = await insertCompanyUser(deps, context, db, membership);
    if (sendInvitation) await invite(deps, context, db, account);
    return record;
  });
}
