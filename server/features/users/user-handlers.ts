import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { changePassword } from './change-password.ts';
import { hasReadableUsers, listCompanyUsers } from './company-user-list-repository.ts';
import { sendInvitation } from './send-invitation.ts';
import { findUser } from './user-repository.ts';

export function createUserHandlers(
  deps: Deps,
): Pick<Handlers, 'getUser' | 'listCompanyUsers' | 'changePassword' | 'sendInvitation'> {
  return {
    async getUser({ path }, { abilities }) {
      const user = await findUser(deps.db, abilities, path.userId);
      if (!user) throw new DomainError('not_found', 'There is no such user, or you may not see them.');
      return { status: 200, body: user };
    },
    async listCompanyUsers({ path: { companyId }, query }, { abilities }) {
      if (!(await hasReadableUsers(deps.db, abilities, companyId))) {
        throw new DomainError('not_found', 'There is no such company, or you may not see it.');
      }
      const { page = 1, searchString = '' } = query;
      const criteria = { companyId, page, searchString };
      return { status: 200, body: await listCompanyUsers(deps.db, abilities, criteria) };
    },
    async changePassword({ path, body }, context) {
      await changePassword(deps, { ...path, ...body }, context);
      return { status: 204 };
    },
    async sendInvitation({ path }, context) {
      await sendInvitation(deps, path.userId, context);
      return { status: 204 };
    },
  };
}
