import { queryOptions } from '@tanstack/react-query';
import type {
  CancellationQuote,
  CheckoutTerms,
  Trip,
  TripCancelRequest,
  TripFilter,
  TripRequest,
} from '#domain/contract.ts';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

export function getCheckoutTerms(
  api: Api,
  travelers: readonly string[],
  signal: AbortSignal,
): Promise<CheckoutTerms> {
  return dataOf(api.http.POST('/api/booking/checkout', { body: { travelers: [...travelers] }, signal }));
}

/** Orders a trip; the same key and request order it once, however often they are sent. */
export function createTrip(api: Api, key: string, body: TripRequest, signal: AbortSignal): Promise<Trip> {
  const params = { header: { 'Idempotency-Key': key } };
  return dataOf(api.http.POST('/api/trips', { params, body, signal }));
}

export function getTrip(api: Api, tripId: string, signal: AbortSignal): Promise<Trip> {
  return dataOf(api.http.GET('/api/trips/{tripId}', { params: { path: { tripId } }, signal }));
}

export function tripQuery(api: Api, tripId: string) {
  return queryOptions({
    queryKey: ['trip', tripId],
    queryFn: ({ signal }) => getTrip(api, tripId, signal),
  });
}

/** A page of the trips that a filter and words find. */
export function tripsQuery(
  api: Api,
  companyId: string,
  { tripFilter, page, searchString }: { tripFilter: TripFilter; page: number; searchString: string },
) {
  return queryOptions({
    queryKey: ['trips', companyId, tripFilter, page, searchString],
    queryFn: ({ signal }) => {
      const query = { tripFilter, page, ...(searchString && { searchString }) };
      return dataOf(api.http.GET('/api/trips', { params: { query }, signal }));
    },
  });
}

export function tripCountsQuery(api: Api, companyId: string, searchString: string) {
  return queryOptions({
    queryKey: ['tripCounts', companyId, searchString],
    queryFn: ({ signal }) => {
      const query = searchString ? { searchString } : {};
      return dataOf(api.http.GET('/api/trips/count', { params: { query }, signal }));
    },
  });
}

export function quoteCancellation(api: Api, tripId: string): Promise<CancellationQuote> {
  return dataOf(api.http.GET('/api/trips/{tripId}/cancellation', { params: { path: { tripId } } }));
}

export function cancelTrip(api: Api, tripId: string, body: TripCancelRequest): Promise<Trip> {
  return dataOf(api.http.POST('/api/trips/{tripId}/cancel', { params: { path: { tripId } }, body }));
}

/** The trip's dates as a calendar reads them. */
export function getTripCalendar(api: Api, tripId: string): Promise<Blob> {
  const params = { path: { tripId } };
  return dataOf(api.http.GET('/api/trips/{tripId}/calendar.ics', { params, parseAs: 'blob' }));
}
