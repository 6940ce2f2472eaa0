import { subject } from '@casl/ability';
import type { Abilities } from '#domain/abilities.ts';
import type { User } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { readHistory } from '../records/history-repository.ts';
import { readCompanyUser } from './read-company-user.ts';
import { readUserHistory } from './user-history-repository.ts';
import { findUser } from './user-repository.ts';

export function createUserHistoryHandlers({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, 'getUserHistory' | 'getCompanyUserHistory'> {
  return {
    async getUserHistory({ path: { userId }, query: { page = 1 } }, { abilities }) {
      refuseUnlessReader(abilities);
      const user = await findUser(db, abilities, userId);
      if (!user || !mayReadHistory(abilities, user)) {
        throw new DomainError('not_found', "The user was not found, or you don't have access to them.");
      }
      return { status: 200, body: await readUserHistory(db, abilities, { userId, page }) };
    },
    async getCompanyUserHistory({ path, query: { page = 1 } }, { abilities }) {
      refuseUnlessReader(abilities);
      const { _id: recordId, company } = await readCompanyUser(db, abilities, path);
      if (!abilities.can('read', subject('History', { company: company._id }))) {
        throw new DomainError(
          'not_found',
          "The company user was not found, or you don't have access to them.",
        );
      }
      return { status: 200, body: await readHistory(db, { recordId, page }) };
    },
  };
}

function refuseUnlessReader(abilities: Abilities): void {
  if (!abilities.can('read', 'History')) throw new DomainError('forbidden', 'Your role does not allow this.');
}

/** For users of a company whose history the caller may read, and for callers who may read any. */
function mayReadHistory(abilities: Abilities, { companyUsers }: User): boolean {
  const companies = [undefined, ...companyUsers.map(({ company }) => company._id)];
  return companies.some((company) => abilities.can('read', subject('History', { company })));
}
