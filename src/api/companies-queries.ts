import { queryOptions } from '@tanstack/react-query';
import type { SortOrder } from '#domain/contract.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

export interface CompanyListParams {
  searchString?: string | undefined;
  page?: number | undefined;
  sortBy?: 'name' | 'customerId' | undefined;
  sortOrder?: SortOrder | undefined;
}

/** One page of the companies whose words start with the searched ones, as the active company may see them. */
export function companiesQuery(api: Api, activeCompanyId: string, wanted: CompanyListParams = {}) {
  return queryOptions({
    queryKey: ['companies', activeCompanyId, wanted],
    queryFn: ({ signal }) =>
      readData(api.http.GET('/api/companies', { params: { query: withoutUndefined(wanted) }, signal })),
  });
}
