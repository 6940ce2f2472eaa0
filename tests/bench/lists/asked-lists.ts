import { defineAbilitiesFor } from '#domain/abilities.ts';
import { listCompanies } from '#server/features/companies/company-list-repository.ts';
import { listGroups } from '#server/features/groups/group-list-repository.ts';
import { listCompanyUsers } from '#server/features/users/company-user-list-repository.ts';
import { listUsers } from '#server/features/users/list-users.ts';
import { type Statement, statementsOf } from '../server/statements-of.ts';
import type { PeopledProduct } from './people-list-bench.ts';

interface AskedList {
  what: string;
  path: (product: PeopledProduct) => string;
  /** A word that all of them have. */
  common: string;
  /** The beginning of one that few have, as a person types it. */
  rare: string;
  /** Beginnings of which so many have one, or all of several, that there is a page of them in each installation. */
  further?: readonly string[];
  /** What its first page asks the database. */
  statements: (product: PeopledProduct) => Promise<Statement[]>;
}

const signedIn = {
  ...{ userId: '', companyUserId: '', companyId: '', role: 'site-admin' as const },
  ...{ sessionId: '', needsPasswordChange: false },
};
const abilities = defineAbilitiesFor(signedIn);

/** The lists of the administration that grow with it. */
export const ASKED_LISTS: readonly AskedList[] = [
  {
    what: 'companies',
    path: () => '/api/companies',
    ...{ common: 'works', rare: 'kelr' },
    statements: () => statementsOf((db) => listCompanies(db, abilities, { page: 1, searchString: '' })),
  },
  {
    what: 'groups of companies',
    path: () => '/api/groups',
    ...{ common: 'group', rare: 'kelr' },
    statements: () => statementsOf((db) => listGroups(db, abilities, {})),
  },
  {
    what: 'users',
    path: () => '/api/users',
    ...{ common: 'bench', rare: 'kelr', further: ['kel', 'k', 'dan bal', 'bench kelr'] },
    statements: () =>
      statementsOf((db) =>
        listUsers(
          { db },
          { abilities, signedIn },
          { page: 1, searchString: '', sortBy: 'name', sortOrder: 'ascending' },
        ),
      ),
  },
  {
    what: 'users of a company',
    path: ({ companyId }) => `/api/companies/${companyId}/users`,
    ...{ common: 'bench', rare: 'kel' },
    statements: ({ companyId }) =>
      statementsOf((db) => listCompanyUsers(db, abilities, { companyId, page: 1, searchString: '' })),
  },
];
