import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { listCompanies } from './company-list-repository.ts';
import { findCompany } from './company-repository.ts';

export function createCompanyHandlers({ db }: Deps): Pick<Handlers, 'listCompanies' | 'getCompany'> {
  return {
    async listCompanies({ query }, { abilities }) {
      const { page = 1, searchString = '' } = query;
      return { status: 200, body: await listCompanies(db, abilities, { page, searchString }) };
    },
    async getCompany({ path }, { abilities }) {
      const company = await findCompany(db, abilities, path.companyId);
      if (!company) throw new DomainError('not_found', 'There is no such company, or you may not see it.');
      return { status: 200, body: company };
    },
  };
}
