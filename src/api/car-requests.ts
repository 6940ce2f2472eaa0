import { queryOptions } from '@tanstack/react-query';
import type {
  CarCheckAnswer,
  CarPlaceRequest,
  CarSearchLine,
  CarSearchRequest,
  CarStationsAnswer,
  OfferRequest,
} from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { readLines } from './line-stream.ts';

/** The results of the sources, as they answer; the last line marks the end. */
export async function* searchCars(
  api: Api,
  request: CarSearchRequest,
  signal: AbortSignal,
): AsyncGenerator<CarSearchLine> {
  const stream = await readData(
    api.http.POST('/api/booking/car/search', {
      body: request,
      signal,
      parseAs: 'stream',
      headers: { accept: 'application/x-ndjson' },
    }),
  );
  if (stream) yield* readLines<CarSearchLine>(stream);
}

export async function checkCar(
  api: Api,
  request: OfferRequest,
  signal: AbortSignal,
): Promise<CarCheckAnswer> {
  return await readData(api.http.POST('/api/booking/car/check', { body: request, signal }));
}

/** The stations of a place, with their opening hours. */
export async function findCarStations(
  api: Api,
  place: CarPlaceRequest,
  signal: AbortSignal,
): Promise<CarStationsAnswer> {
  return await readData(api.http.POST('/api/booking/car/stations', { body: { place }, signal }));
}

export function carStationsQuery(api: Api, place: CarPlaceRequest) {
  return queryOptions({
    queryKey: ['carStations', place],
    queryFn: ({ signal }) => findCarStations(api, place, signal),
  });
}
