import type { User, UserCreateRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { Handlers, SignedInContext } from '../../http/handler.ts';
import { reserveAttempt, THROTTLES } from '../auth/throttle.ts';
import { findCompany } from '../companies/company-repository.ts';
import { authorizeUserChange } from './authorize-user-change.ts';
import { changePassword } from './change-password.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { insertUser } from './insert-user.ts';
import { invite } from './invite.ts';
import { listUsers } from './list-users.ts';
import { findUser } from './user-repository.ts';

export function createUserHandlers(
  deps: Deps,
): Pick<
  Handlers,
  'listUsers' | 'createUser' | 'getUser' | 'changePassword' | 'sendInvitation' | 'endUserSessions'
> {
  return {
    async listUsers({ query }, context) {
      const { page = 1, searchString = '', sortBy = 'name', sortOrder = 'ascending' } = query;
      return { status: 200, body: await listUsers(deps, context, { page, searchString, sortBy, sortOrder }) };
    },
    async createUser({ body }, context) {
      return { status: 201, body: await createUser(deps, context, body) };
    },
    async getUser({ path }, { abilities }) {
      const user = await findUser(deps.db, abilities, path.userId);
      if (!user)
        throw new DomainError('not_found', "The user was not found, or you don't have access to them.");
      return { status: 200, body: user };
    },
    async changePassword({ path, body }, context) {
      await changePassword(deps, { ...path, ...body }, context);
      return { status: 204 };
    },
    async sendInvitation({ path }, context) {
      await sendInvitation(deps, path.userId, context);
      return { status: 204 };
    },
    async endUserSessions({ path }, context) {
      await endUserSessions(deps, path.userId, context);
      return { status: 204 };
    },
  };
}

async function createUser(
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

async function sendInvitation(
  deps: Deps,
  invitedId: string,
  caller: Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip' | 'abilities'>,
): Promise<void> {
  const account = await authorizeUserChange(deps.db, caller.abilities, invitedId, 'sendInvitation');
  await reserveAttempt(deps, THROTTLES.invitation, account.userId);
  await deps.db.transaction().execute((db) => invite(deps, caller, db, account));
}
