import type { Airport } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

export async function findAirports(
  api: Api,
  searchString: string,
  signal: AbortSignal,
): Promise<readonly Airport[]> {
  const params = { query: { searchString } };
  const { docs } = await readData(api.http.GET('/api/booking/flight/airports', { params, signal }));
  return docs;
}
