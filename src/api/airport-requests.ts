import { queryOptions } from '@tanstack/react-query';
import type { Airport } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

/** The airports and metropolitan areas that typed words may mean, the likeliest first. */
export function airportsQuery(api: Api, searchString: string) {
  return queryOptions({
    queryKey: ['airports', searchString],
    queryFn: async ({ signal }) => ({ docs: await findAirports(api, searchString, signal) }),
  });
}

export async function findAirports(
  api: Api,
  searchString: string,
  signal: AbortSignal,
): Promise<readonly Airport[]> {
  const query = { searchString };
  const { docs } = await readData(
    api.http.GET('/api/booking/flight/airports', { params: { query }, signal }),
  );
  return docs;
}
