import { queryOptions } from '@tanstack/react-query';
import type { Trip, TripCancelRequest, TripRequest } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { getTripCounts, getTrips, type TripListSearch } from './trip-list-requests.ts';

export async function getTrip(api: Api, tripId: string, signal: AbortSignal): Promise<Trip> {
  return await readData(api.http.GET('/api/trips/{tripId}', { params: { path: { tripId } }, signal }));
}

export function tripQuery(api: Api, tripId: string) {
  return queryOptions({
    queryKey: ['trip', tripId],
    queryFn: ({ signal }) => getTrip(api, tripId, signal),
  });
}

/** One page of the trips that the user may see in the active company. */
export function tripsQuery(api: Api, activeCompanyId: string, params: TripListSearch) {
  return queryOptions({
    queryKey: ['trips', activeCompanyId, params],
    queryFn: ({ signal }) => getTrips(api.http, params, signal),
  });
}

/** The trip on which the user travels now, or next; null if there is none. */
export function nextTripQuery(api: Api, activeCompanyId: string) {
  return queryOptions({
    queryKey: ['trips', activeCompanyId, 'next'],
    queryFn: async ({ signal }): Promise<Trip | null> =>
      (await readData(api.http.GET('/api/trips/next', { signal }))) ?? null,
  });
}

/** How many trips each filter finds. */
export function tripCountsQuery(api: Api, activeCompanyId: string, searchString: string) {
  return queryOptions({
    queryKey: ['trips', activeCompanyId, 'counts', searchString],
    queryFn: ({ signal }) => getTripCounts(api.http, searchString, signal),
  });
}

/** The current cost of cancelling a trip. */
export function cancellationQuery(api: Api, { _id: tripId, version }: Pick<Trip, '_id' | 'version'>) {
  return queryOptions({
    queryKey: ['trip', tripId, 'cancellation', version],
    queryFn: ({ signal }) =>
      readData(api.http.GET('/api/trips/{tripId}/cancellation', { params: { path: { tripId } }, signal })),
  });
}

/** The same key and the same request create one trip, however often they are sent. */
export async function createTrip(api: Api, key: string, request: TripRequest): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips', { params: { header: { 'Idempotency-Key': key } }, body: request }),
  );
}

export async function cancelTrip(api: Api, tripId: string, request: TripCancelRequest): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/cancel', { params: { path: { tripId } }, body: request }),
  );
}

/** The trip for a calendar. */
export async function getTripCalendar(api: Api, tripId: string): Promise<Blob> {
  return await readData(
    api.http.GET('/api/trips/{tripId}/calendar.ics', { params: { path: { tripId } }, parseAs: 'blob' }),
  );
}
