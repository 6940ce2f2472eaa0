import type { TripCounts, TripFilter, TripList } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

export interface TripsWanted {
  page: number;
  tripFilter: TripFilter;
  searchString: string;
}

/** The default filter. */
export const FIRST_TRIPS: TripsWanted = { page: 1, tripFilter: 'upcoming', searchString: '' };

type Calls = Api['http'];

export async function getTrips(
  calls: Calls,
  { tripFilter, page, searchString }: TripsWanted,
  signal: AbortSignal | null = null,
): Promise<TripList> {
  const query = { tripFilter, page, ...(searchString && { searchString }) };
  return await dataOf(calls.GET('/api/trips', { params: { query }, signal }));
}

export async function getTripCounts(
  calls: Calls,
  searchString: string,
  signal: AbortSignal | null = null,
): Promise<TripCounts> {
  const query = searchString ? { searchString } : {};
  return await dataOf(calls.GET('/api/trips/count', { params: { query }, signal }));
}
