import { queryOptions } from '@tanstack/react-query';
import type {
  HotelCheckAnswer,
  HotelDetailsAnswer,
  HotelDetailsRequest,
  HotelSearchLine,
  HotelSearchRequest,
  OfferRequest,
} from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { readLines } from './line-stream.ts';

/** The results of the sources, as they answer; the last line marks the end. */
export async function* searchHotels(
  api: Api,
  request: HotelSearchRequest,
  signal: AbortSignal,
): AsyncGenerator<HotelSearchLine> {
  const stream = await readData(
    api.http.POST('/api/booking/hotel/search', {
      body: request,
      signal,
      parseAs: 'stream' as const,
      headers: { accept: 'application/x-ndjson' },
    }),
  );
  if (stream) yield* readLines<HotelSearchLine>(stream);
}

export async function getHotelDetails(
  api: Api,
  request: HotelDetailsRequest,
  signal: AbortSignal,
): Promise<HotelDetailsAnswer> {
  return await readData(api.http.POST('/api/booking/hotel/details', { body: request, signal }));
}

/** A hotel with all its rates. */
export function hotelDetailsQuery(api: Api, request: HotelDetailsRequest) {
  return queryOptions({
    queryKey: ['hotel', request],
    queryFn: ({ signal }) => getHotelDetails(api, request, signal),
  });
}

export async function checkHotelRate(
  api: Api,
  request: OfferRequest,
  signal: AbortSignal,
): Promise<HotelCheckAnswer> {
  return await readData(api.http.POST('/api/booking/hotel/check', { body: request, signal }));
}

/** The address of a hotel's picture. */
export function hotelPictureAddress(api: Pick<Api, 'address'>, propertyId: string): string {
  return `${api.address}/images/hotels/${propertyId}/house.svg`;
}
