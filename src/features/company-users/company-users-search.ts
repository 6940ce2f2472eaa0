import { paths } from '../../components/paths.ts';
import { type ListSearch, listAddress, readListSearch } from '../../records/list-search.ts';

export interface CompanyUsersSearch extends ListSearch {
  companyUser?: string;
  import?: true;
}

export function readCompanyUsersSearch(search: Record<string, unknown>): CompanyUsersSearch {
  const { companyUser } = search;
  const isImport = search.import === true || search.import === 'true';
  return {
    ...readListSearch(search),
    companyUser: typeof companyUser === 'string' && companyUser !== '' ? companyUser : undefined,
    import: isImport ? true : undefined,
  };
}

export function importHref(companyId: string): string {
  return `${paths.companyUsers(companyId)}?import=true`;
}

export function newMembershipHref(companyId: string): string {
  return listAddress(paths.companyUsers(companyId), { create: true });
}
