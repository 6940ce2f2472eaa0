import { queryOptions } from '@tanstack/react-query';
import type { SortOrder } from '#domain/contract.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

export interface CompaniesWanted {
  searchString?: string | undefined;
  page?: number | undefined;
  sortBy?: 'name' | 'customerId' | undefined;
  sortOrder?: SortOrder | undefined;
}

/** One page of the companies whose words start with the searched ones, as the active company may see them. */
export function companiesQuery(api: Api, activeCompanyId: string, wanted: CompaniesWanted = {}) {
  return queryOptions({
    queryKey: ['companies', activeCompanyId, wanted],
    queryFn: ({ signal }) =>
      dataOf(api.http.GET('/api/companies', { params: { query: withoutUndefined(wanted) }, signal })),
  });
}
