import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { listCompanies } from '../companies/company-list-repository.ts';
import { createGroup } from './create-group.ts';
import { readGroupHistory } from './group-history-repository.ts';
import { listGroups } from './group-list-repository.ts';
import { findGroup } from './group-repository.ts';
import { saveGroup } from './save-group.ts';

type GroupOperation =
  | 'listCompanyGroups'
  | 'createCompanyGroup'
  | 'getCompanyGroup'
  | 'updateCompanyGroup'
  | 'listCompaniesOfGroup'
  | 'getCompanyGroupHistory';

export function createGroupHandlers(deps: Deps): Pick<Handlers, GroupOperation> {
  const { db } = deps;
  return {
    async listCompanyGroups({ query }, { abilities }) {
      return { status: 200, body: await listGroups(db, abilities, query) };
    },
    async createCompanyGroup({ body }, context) {
      return { status: 201, body: await createGroup(deps, context, body) };
    },
    async getCompanyGroup({ path }, { abilities }) {
      const group = await findGroup(db, abilities, path.companyGroupId);
      if (!group) throw noGroup();
      return { status: 200, body: group };
    },
    updateCompanyGroup({ path, headers, body }, context) {
      return saveGroup(deps, context, { groupId: path.companyGroupId, ifMatch: headers['if-match'], body });
    },
    async listCompaniesOfGroup({ path: { companyGroupId: groupId }, query }, { abilities }) {
      if (!(await findGroup(db, abilities, groupId))) throw noGroup();
      return { status: 200, body: await listCompanies(db, abilities, { ...query, groupId }) };
    },
    async getCompanyGroupHistory({ path: { companyGroupId: recordId }, query: { page = 1 } }, { abilities }) {
      if (!abilities.can('read', 'History'))
        throw new DomainError('forbidden', 'Your role does not allow this.');
      if (!(await findGroup(db, abilities, recordId))) throw noGroup();
      return { status: 200, body: await readGroupHistory(db, abilities, { recordId, page }) };
    },
  };
}

function noGroup(): DomainError {
  return new DomainError('not_found', "The group was not found, or you don't have access to it.");
}
