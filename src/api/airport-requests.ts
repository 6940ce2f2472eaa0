import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

/** The airports and metropolitan areas that typed words may mean, the likeliest first. */
export function airportsQuery(api: Api, searchString: string) {
  return queryOptions({
    queryKey: ['airports', searchString],
    queryFn: ({ signal }) =>
      dataOf(api.http.GET('/api/booking/flight/airports', { params: { query: { searchString } }, signal })),
  });
}
