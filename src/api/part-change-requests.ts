import type { PartChangeQuote, PartChangeRequest, Trip, TripPartRequest } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

interface PartOfTrip {
  tripId: string;
  partId: string;
}

/** The price of changing a booked part; nothing is changed. */
export async function quotePartChange(
  api: Api,
  { tripId, partId }: PartOfTrip,
  part: TripPartRequest,
  signal: AbortSignal,
): Promise<PartChangeQuote> {
  const params = { path: { tripId, partId } };
  return await readData(
    api.http.POST('/api/trips/{tripId}/parts/{partId}/change/quote', { params, body: { part }, signal }),
  );
}

/** The same key and the same request make one change, however often they are sent. */
export async function changePart(
  api: Api,
  { tripId, partId }: PartOfTrip,
  { key, request }: { key: string; request: PartChangeRequest },
): Promise<Trip> {
  const params = { path: { tripId, partId }, header: { 'Idempotency-Key': key } };
  return await readData(
    api.http.POST('/api/trips/{tripId}/parts/{partId}/change', { params, body: request }),
  );
}
