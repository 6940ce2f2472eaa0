import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { listCompanies } from './company-list-repository.ts';
import { findCompany } from './company-repository.ts';
import { createCompany } from './create-company.ts';
import { saveGeneral } from './save-general.ts';
import { withPolicyUsers } from './with-policy-users.ts';

type CompanyOperation = 'listCompanies' | 'createCompany' | 'getCompany' | 'updateCompany';

export function createCompanyHandlers(deps: Deps): Pick<Handlers, CompanyOperation> {
  const { db } = deps;
  return {
    async listCompanies({ query }, { abilities }) {
      return { status: 200, body: await listCompanies(db, abilities, query) };
    },
    async createCompany({ body }, context) {
      return { status: 201, body: await createCompany(deps, context, body) };
    },
    async getCompany({ path }, { abilities }) {
      const company = await findCompany(db, abilities, path.companyId);
      if (!company)
        throw new DomainError('not_found', "The company was not found, or you don't have access to it.");
      return { status: 200, body: await withPolicyUsers(db, company) };
    },
    async updateCompany({ path: { companyId }, headers, body }, context) {
      const saved = await saveGeneral(deps, context, { companyId, ifMatch: headers['if-match'], body });
      return { ...saved, body: await withPolicyUsers(db, saved.body) };
    },
  };
}
