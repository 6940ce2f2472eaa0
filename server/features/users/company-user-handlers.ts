import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { hasReadableUsers, listCompanyUsers } from './company-user-list-repository.ts';
import { createCompanyUser } from './create-company-user.ts';
import { getMembershipChoices } from './membership-choices.ts';
import { readCompanyUser } from './read-company-user.ts';
import { updateCompanyUser } from './update-company-user.ts';

type CompanyUserOperation =
  | 'listCompanyUsers'
  | 'getCompanyUser'
  | 'getMembershipChoices'
  | 'createCompanyUser'
  | 'updateCompanyUser';

export function createCompanyUserHandlers(deps: Deps): Pick<Handlers, CompanyUserOperation> {
  return {
    async listCompanyUsers({ path: { companyId }, query }, { abilities }) {
      const { page = 1, searchString = '', sortOrder = 'ascending' } = query;
      const criteria = { companyId, page, searchString, sortOrder };
      const body = await listCompanyUsers(deps.db, abilities, criteria);
      // If users are found, the company exists.
      if (body.docs.length === 0 && !(await hasReadableUsers(deps.db, abilities, companyId))) {
        throw new DomainError('not_found', "The company was not found, or you don't have access to it.");
      }
      return { status: 200, body };
    },
    getCompanyUser: async ({ path }, { abilities }) => ({
      status: 200,
      body: await readCompanyUser(deps.db, abilities, path),
    }),
    getMembershipChoices: async ({ path }, context) => ({
      status: 200,
      body: await getMembershipChoices(deps, context, path),
    }),
    createCompanyUser: async ({ path, body }, context) => ({
      status: 201,
      body: await createCompanyUser(deps, context, path.companyId, body),
    }),
    updateCompanyUser: ({ path, headers, body }, context) =>
      updateCompanyUser(deps, context, { ...path, ifMatch: headers['if-match'], body }),
  };
}
