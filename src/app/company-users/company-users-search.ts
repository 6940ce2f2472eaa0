import { type ListSearch, listAddress, readListSearch } from '../records/list-search.ts';

/** What the address of a company's users names: the list, one of them, or many that are imported. */
export interface CompanyUsersSearch extends ListSearch {
  companyUser?: string | undefined;
  import?: true | undefined;
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

/** Where the users of a company are. */
export function companyUsersPath(companyId: string): string {
  return `/companies/${companyId}/users`;
}

/** Where a user's place in a company is. */
export function placeHref(companyId: string, companyUserId: string): string {
  return `${companyUsersPath(companyId)}?companyUser=${companyUserId}`;
}

export function importHref(companyId: string): string {
  return `${companyUsersPath(companyId)}?import=true`;
}

export function newPlaceHref(companyId: string): string {
  return listAddress(companyUsersPath(companyId), { create: true });
}
