import { queryOptions } from '@tanstack/react-query';
import type { SortOrder } from '#domain/contract.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

const SORTS = ['name', 'customerId'] as const;

/** As an address names it; other sort orders are ignored. */
export interface CompanyListParams {
  searchString?: string | undefined;
  page?: number | undefined;
  sortBy?: string | undefined;
  sortOrder?: SortOrder | undefined;
}

/** One page of the companies whose words start with the searched ones, as the active company may see them. */
export function companiesQuery(
  api: Api,
  activeCompanyId: string,
  { searchString, page, sortBy, sortOrder }: CompanyListParams = {},
) {
  const query = withoutUndefined({
    searchString,
    page,
    sortBy: SORTS.find((sort) => sort === sortBy),
    sortOrder,
  });
  return queryOptions({
    queryKey: ['companies', activeCompanyId, query],
    queryFn: ({ signal }) => readData(api.http.GET('/api/companies', { params: { query }, signal })),
  });
}
