import { queryOptions } from '@tanstack/react-query';
import type {
  CompanyUserChangeRequest,
  CompanyUserCreateRequest,
  CompanyUserRecord,
  SortOrder,
} from '#domain/contract.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { ifMatch, readSaved, type Saved } from './saved.ts';

interface CompanyUserListSearch {
  page?: number;
  searchString?: string;
  sortOrder?: SortOrder;
}

/** One page of a company's users. */
export function companyUsersQuery(
  api: Api,
  companyId: string,
  { page = 1, searchString, sortOrder }: CompanyUserListSearch,
) {
  const query = withoutUndefined({ page, searchString: searchString || undefined, sortOrder });
  return queryOptions({
    queryKey: ['companyUsers', companyId, query],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/companies/{companyId}/users', { params: { path: { companyId }, query }, signal }),
      ),
  });
}

/** A user's membership in a company. */
export interface MembershipPath {
  companyId: string;
  companyUserId: string;
}

/** A user's membership in a company with all its data. */
export function companyUserQuery(api: Api, path: MembershipPath) {
  return queryOptions({
    queryKey: ['companyUser', path.companyId, path.companyUserId],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/companies/{companyId}/users/{companyUserId}', { params: { path }, signal }),
      ),
  });
}

/** One page of the history of a user's membership in a company. */
export function companyUserHistoryQuery(api: Api, path: MembershipPath, page: number) {
  return queryOptions({
    queryKey: ['companyUser', path.companyId, path.companyUserId, 'history', page],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/companies/{companyId}/users/{companyUserId}/history', {
          params: { path, query: { page } },
          signal,
        }),
      ),
  });
}

export async function createCompanyUser(
  api: Api,
  companyId: string,
  body: CompanyUserCreateRequest,
): Promise<CompanyUserRecord> {
  return await readData(
    api.http.POST('/api/companies/{companyId}/users', { params: { path: { companyId } }, body }),
  );
}

export function updateCompanyUser(
  api: Api,
  { version, ...path }: MembershipPath & { version: number },
  body: CompanyUserChangeRequest,
): Promise<Saved<CompanyUserRecord>> {
  return readSaved(
    api.http.PUT('/api/companies/{companyId}/users/{companyUserId}', {
      params: { path, header: ifMatch(version) },
      body,
    }),
  );
}
