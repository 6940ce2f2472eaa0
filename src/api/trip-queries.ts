import type { QueryClient } from '@tanstack/react-query';
import type { Trip, TripFilter } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { contractQuery } from './contract-query.ts';
import { readData } from './errors.ts';

export async function getTrip(api: Api, tripId: string, signal: AbortSignal): Promise<Trip> {
  return await readData(api.http.GET('/api/trips/{tripId}', { params: { path: { tripId } }, signal }));
}

export function tripQuery(api: Api, tripId: string) {
  return contractQuery(api, 'get', '/api/trips/{tripId}', { params: { path: { tripId } } });
}

export interface TripListParams {
  page: number;
  tripFilter: TripFilter;
  searchString: string;
  travelers: readonly string[];
}

export const FIRST_TRIPS: TripListParams = {
  page: 1,
  tripFilter: 'upcoming',
  searchString: '',
  travelers: [],
};

type TripListSearch = Pick<TripListParams, 'page' | 'searchString'> & Partial<TripListParams>;

export function tripsQuery(api: Api, activeCompanyId: string, params: TripListSearch) {
  const { page, tripFilter, ...search } = params;
  return contractQuery(api, 'get', '/api/trips', {
    params: { query: { page, tripFilter, ...toSearchQuery(search) } },
    dependsOn: activeCompanyId,
  });
}

function toSearchQuery({ searchString, travelers = [] }: Pick<TripListSearch, 'searchString' | 'travelers'>) {
  return { searchString: searchString || undefined, travelers: travelers.join() || undefined };
}

export function nextTripQuery(api: Api, activeCompanyId: string) {
  return contractQuery(api, 'get', '/api/trips/next', { dependsOn: activeCompanyId });
}

export function tripCountsQuery(
  api: Api,
  activeCompanyId: string,
  search: Pick<TripListParams, 'searchString' | 'travelers'>,
) {
  return contractQuery(api, 'get', '/api/trips/count', {
    params: { query: toSearchQuery(search) },
    dependsOn: activeCompanyId,
  });
}

const TRIP_LISTS = [
  '/api/trips',
  '/api/trips/next',
  '/api/trips/count',
  '/api/companies/{companyId}/day',
] as const;

export function invalidateTripLists(client: QueryClient): void {
  for (const path of TRIP_LISTS) void client.invalidateQueries({ queryKey: ['get', path] });
}

type TripVersion = Pick<Trip, '_id' | 'version'>;

export function cancellationQuery(api: Api, { _id: tripId, version }: TripVersion) {
  return contractQuery(api, 'get', '/api/trips/{tripId}/cancellation', {
    params: { path: { tripId } },
    dependsOn: version,
  });
}

export function renewalQuery(api: Api, { _id: tripId, version }: TripVersion) {
  return contractQuery(api, 'get', '/api/trips/{tripId}/renewal', {
    params: { path: { tripId } },
    dependsOn: version,
  });
}

export async function getTripCalendar(api: Api, tripId: string): Promise<Blob> {
  return await readData(
    api.http.GET('/api/trips/{tripId}/calendar.ics', { params: { path: { tripId } }, parseAs: 'blob' }),
  );
}
