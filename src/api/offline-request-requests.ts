import type { ExternalBookingRequest, ExternalCancellation, OfflineRequest, Trip } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { ifMatch, readSaved, type Saved } from './saved.ts';

/** The same key and the same request create one trip, however often they are sent. */
export async function createOfflineRequest(api: Api, key: string, request: OfflineRequest): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/offlineRequest', {
      params: { header: { 'Idempotency-Key': key } },
      body: request,
    }),
  );
}

/** The same key and the same text write one message, however often they are sent. */
export async function writeTripMessage(api: Api, tripId: string, key: string, text: string): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/messages', {
      params: { path: { tripId }, header: { 'Idempotency-Key': key } },
      body: { text },
    }),
  );
}

/** Closes a request in words, or withdraws it. */
export async function closeOfflineRequest(api: Api, tripId: string, reason: string): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/close', { params: { path: { tripId } }, body: { reason } }),
  );
}

/** Records what the agency has booked elsewhere, for a version of a trip. */
export async function addExternalBooking(
  api: Api,
  { _id: tripId, version }: Pick<Trip, '_id' | 'version'>,
  booking: ExternalBookingRequest,
): Promise<Saved<Trip>> {
  return await readSaved(
    api.http.POST('/api/trips/{tripId}/extBookings', {
      params: { path: { tripId }, header: ifMatch(version) },
      body: booking,
    }),
  );
}

/** Records that the agency has cancelled such a booking. */
export async function cancelExternalBooking(
  api: Api,
  { _id: tripId, version }: Pick<Trip, '_id' | 'version'>,
  partId: string,
  cancellation: ExternalCancellation,
): Promise<Saved<Trip>> {
  return await readSaved(
    api.http.POST('/api/trips/{tripId}/extBookings/{partId}/cancel', {
      params: { path: { tripId, partId }, header: ifMatch(version) },
      body: cancellation,
    }),
  );
}
