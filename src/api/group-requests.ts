import { queryOptions } from '@tanstack/react-query';
import type {
  CompanyGroup,
  CompanyGroupChangeRequest,
  CompanyGroupCreateRequest,
  SortOrder,
} from '#domain/contract.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { ifMatch, readSaved, type Saved } from './saved.ts';

interface GroupListParams {
  searchString?: string;
  page?: number;
  sortOrder?: SortOrder;
}

export function groupsQuery(api: Api, { searchString, page, sortOrder }: GroupListParams) {
  const query = withoutUndefined({ searchString, page, sortOrder });
  return queryOptions({
    queryKey: ['groups', query],
    queryFn: ({ signal }) => readData(api.http.GET('/api/groups', { params: { query }, signal })),
  });
}

export function groupQuery(api: Api, companyGroupId: string) {
  return queryOptions({
    queryKey: ['group', companyGroupId],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/groups/{companyGroupId}', { params: { path: { companyGroupId } }, signal }),
      ),
  });
}

export function companiesOfGroupQuery(
  api: Api,
  companyGroupId: string,
  { searchString, page, sortOrder }: GroupListParams,
) {
  const query = withoutUndefined({ searchString, page, sortOrder });
  return queryOptions({
    queryKey: ['group', companyGroupId, 'companies', query],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/groups/{companyGroupId}/companies', {
          params: { path: { companyGroupId }, query },
          signal,
        }),
      ),
  });
}

export function groupHistoryQuery(api: Api, companyGroupId: string, page: number) {
  return queryOptions({
    queryKey: ['group', companyGroupId, 'history', page],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/groups/{companyGroupId}/history', {
          params: { path: { companyGroupId }, query: { page } },
          signal,
        }),
      ),
  });
}

export async function createGroup(api: Api, body: CompanyGroupCreateRequest): Promise<CompanyGroup> {
  return await readData(api.http.POST('/api/groups', { body }));
}

export function saveGroup(
  api: Api,
  { companyGroupId, version }: { companyGroupId: string; version: number },
  body: CompanyGroupChangeRequest,
): Promise<Saved<CompanyGroup>> {
  return readSaved(
    api.http.PUT('/api/groups/{companyGroupId}', {
      params: { path: { companyGroupId }, header: ifMatch(version) },
      body,
    }),
  );
}
