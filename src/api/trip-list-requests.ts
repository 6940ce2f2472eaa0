import type { TripCounts, TripFilter, TripList } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

export interface TripListParams {
  page: number;
  tripFilter: TripFilter;
  searchString: string;
}

/** The default filter. */
export const FIRST_TRIPS: TripListParams = { page: 1, tripFilter: 'upcoming', searchString: '' };

type Calls = Api['http'];

export async function getTrips(
  calls: Calls,
  { tripFilter, page, searchString }: TripListParams,
  signal: AbortSignal | null = null,
): Promise<TripList> {
  const query = { tripFilter, page, ...(searchString && { searchString }) };
  return await readData(calls.GET('/api/trips', { params: { query }, signal }));
}

export async function getTripCounts(
  calls: Calls,
  searchString: string,
  signal: AbortSignal | null = null,
): Promise<TripCounts> {
  const query = searchString ? { searchString } : {};
  return await readData(calls.GET('/api/trips/count', { params: { query }, signal }));
}
