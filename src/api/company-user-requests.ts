import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

/** One page of a company's users. */
export function companyUsersQuery(
  api: Api,
  companyId: string,
  { page, searchString }: { page: number; searchString: string },
) {
  return queryOptions({
    queryKey: ['companyUsers', companyId, page, searchString],
    queryFn: ({ signal }) =>
      dataOf(
        api.http.GET('/api/companies/{companyId}/users', {
          params: { path: { companyId }, query: { page, ...(searchString && { searchString }) } },
          signal,
        }),
      ),
  });
}
