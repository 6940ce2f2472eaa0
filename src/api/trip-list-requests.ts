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

/** Without a filter, trips of all kinds are listed. */
export type TripListSearch = Omit<TripListParams, 'tripFilter'> & Partial<TripListParams>;

type Calls = Api['http'];

export async function getTrips(
  calls: Calls,
  { tripFilter, page, searchString }: TripListSearch,
  signal: AbortSignal | null = null,
): Promise<TripList> {
  const query = { page, tripFilter, searchString: searchString || undefined };
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
