import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

/** The companies whose names begin with the words, as seen from the active company. */
export function companiesQuery(api: Api, activeCompanyId: string, searchString: string) {
  return queryOptions({
    queryKey: ['companies', activeCompanyId, searchString],
    queryFn: ({ signal }) =>
      dataOf(
        api.http.GET('/api/companies', {
          params: { query: searchString ? { searchString } : {} },
          signal,
        }),
      ),
  });
}
