import { queryOptions } from '@tanstack/react-query';
import type { SortOrder } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { contractQuery } from './contract-query.ts';
import { readData } from './errors.ts';

interface ListParams {
  searchString?: string;
  page?: number;
  sortBy?: string;
  sortOrder?: SortOrder;
}

const COMPANY_SORTS = ['name', 'customerId'] as const;
const USER_SORTS = ['name', 'email'] as const;

export function companiesQuery(api: Api, activeCompanyId: string, params: ListParams = {}) {
  const { searchString, page, sortOrder } = params;
  const query = {
    searchString,
    page,
    sortBy: COMPANY_SORTS.find((sort) => sort === params.sortBy),
    sortOrder,
  };
  return queryOptions({
    // The specification names this key.
    queryKey: ['companies', activeCompanyId, query],
    queryFn: ({ signal }) => readData(api.http.GET('/api/companies', { params: { query }, signal })),
  });
}

export function companyQuery(api: Api, companyId: string) {
  return contractQuery(api, 'get', '/api/companies/{companyId}', { params: { path: { companyId } } });
}

export function groupsQuery(api: Api, { searchString, page, sortOrder }: ListParams) {
  return contractQuery(api, 'get', '/api/groups', { params: { query: { searchString, page, sortOrder } } });
}

export function groupQuery(api: Api, companyGroupId: string) {
  return contractQuery(api, 'get', '/api/groups/{companyGroupId}', { params: { path: { companyGroupId } } });
}

export function companiesOfGroupQuery(api: Api, companyGroupId: string, params: ListParams) {
  const { searchString, page, sortOrder } = params;
  return contractQuery(api, 'get', '/api/groups/{companyGroupId}/companies', {
    params: { path: { companyGroupId }, query: { searchString, page, sortOrder } },
  });
}

export function usersQuery(api: Api, { page = 1, searchString, sortBy, sortOrder }: ListParams) {
  const query = {
    page,
    searchString: searchString || undefined,
    sortBy: USER_SORTS.find((sort) => sort === sortBy),
    sortOrder,
  };
  return contractQuery(api, 'get', '/api/users', { params: { query } });
}

export function userQuery(api: Api, userId: string) {
  return contractQuery(api, 'get', '/api/users/{userId}', { params: { path: { userId } } });
}

export function companyUsersQuery(api: Api, companyId: string, params: ListParams) {
  const { page = 1, searchString, sortOrder } = params;
  return contractQuery(api, 'get', '/api/companies/{companyId}/users', {
    params: { path: { companyId }, query: { page, searchString: searchString || undefined, sortOrder } },
  });
}

export interface MembershipPath {
  companyId: string;
  companyUserId: string;
}

export function companyUserQuery(api: Api, path: MembershipPath) {
  return contractQuery(api, 'get', '/api/companies/{companyId}/users/{companyUserId}', { params: { path } });
}
