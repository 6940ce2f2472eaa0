import { queryOptions } from '@tanstack/react-query';
import type { SortOrder } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

export interface CompaniesWanted {
  searchString?: string;
  page?: number;
  sortBy?: 'name' | 'customerId';
  sortOrder?: SortOrder;
}

/** One page of the companies whose words begin with those that are searched for, as seen from the active company. */
export function companiesQuery(api: Api, activeCompanyId: string, wanted: CompaniesWanted = {}) {
  return queryOptions({
    queryKey: ['companies', activeCompanyId, wanted],
    queryFn: ({ signal }) => dataOf(api.http.GET('/api/companies', { params: { query: wanted }, signal })),
  });
}
