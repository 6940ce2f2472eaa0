import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { changePassword } from './change-password.ts';
import { createUser } from './create-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { listUsers } from './list-users.ts';
import { sendInvitation } from './send-invitation.ts';
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
