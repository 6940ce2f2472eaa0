import { queryOptions } from '@tanstack/react-query';
import type { DelegationRequest, DelegationSetting } from '#domain/contract.ts';
import type { Api } from './client.ts';
import type { MembershipPath } from './company-user-requests.ts';
import { readData } from './errors.ts';

/** The delegate of a company user. */
export function delegationQuery(api: Api, path: MembershipPath) {
  return queryOptions({
    queryKey: ['companyUser', path.companyId, path.companyUserId, 'delegate'],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/companies/{companyId}/users/{companyUserId}/delegate', {
          params: { path },
          signal,
        }),
      ),
  });
}

/** Colleagues of a company user by their names, which takes two letters. */
export function delegateCandidatesQuery(api: Api, path: MembershipPath, searchString: string) {
  return queryOptions({
    queryKey: ['companyUser', path.companyId, path.companyUserId, 'delegate', 'candidates', searchString],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/companies/{companyId}/users/{companyUserId}/delegate/candidates', {
          params: { path, query: { searchString } },
          signal,
        }),
      ),
    enabled: searchString.length >= 2,
  });
}

export async function setDelegation(
  api: Api,
  path: MembershipPath,
  body: DelegationRequest,
): Promise<DelegationSetting> {
  return await readData(
    api.http.PUT('/api/companies/{companyId}/users/{companyUserId}/delegate', { params: { path }, body }),
  );
}

export async function removeDelegation(api: Api, path: MembershipPath): Promise<void> {
  await readData(
    api.http.DELETE('/api/companies/{companyId}/users/{companyUserId}/delegate', { params: { path } }),
  );
}
