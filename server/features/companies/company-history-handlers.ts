import { subject } from '@casl/ability';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { readHistory } from '../records/history-repository.ts';
import { findCompany } from './company-repository.ts';

export function createCompanyHistoryHandlers({ db }: Deps): Pick<Handlers, 'getCompanyHistory'> {
  return {
    async getCompanyHistory({ path: { companyId }, query: { page = 1 } }, { abilities }) {
      if (!abilities.can('read', 'History'))
        throw new DomainError('forbidden', 'Your role does not allow this.');
      const isReadable =
        abilities.can('read', subject('History', { company: companyId })) &&
        (await findCompany(db, abilities, companyId));
      if (!isReadable) {
        throw new DomainError('not_found', "The company was not found, or you don't have access to it.");
      }
      return { status: 200, body: await readHistory(db, { recordId: companyId, page }) };
    },
  };
}
