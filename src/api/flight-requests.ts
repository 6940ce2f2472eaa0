import { queryOptions } from '@tanstack/react-query';
import type {
  FlightResults,
  FlightSearchLine,
  FlightSearchRequest,
  FlightSelectAnswer,
  FlightSelectRequest,
  OfferRequest,
  SeatsAnswer,
} from '#domain/contract.ts';
import { type FlightList, mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { readLines } from './line-stream.ts';

/** The results of the sources, as they answer; the last line marks the end. */
export async function* searchFlights(
  api: Api,
  request: FlightSearchRequest,
  signal: AbortSignal,
): AsyncGenerator<FlightSearchLine> {
  const stream = await readData(
    api.http.POST('/api/booking/flight/search', {
      body: request,
      signal,
      parseAs: 'stream',
      headers: { accept: 'application/x-ndjson' },
    }),
  );
  if (stream) yield* readLines<FlightSearchLine>(stream);
}

/** All flights of a search, for a page that is opened without its list. */
export function flightListQuery(api: Api, request: FlightSearchRequest) {
  return queryOptions({
    queryKey: ['flights', request],
    queryFn: async ({ signal }): Promise<FlightList | null> => {
      const lines: FlightResults[] = [];
      for await (const line of searchFlights(api, request, signal)) {
        if (line.type === 'results') lines.push(line);
      }
      return mergeFlightResults(lines);
    },
  });
}

export async function selectFlight(
  api: Api,
  request: FlightSelectRequest,
  signal: AbortSignal,
): Promise<FlightSelectAnswer> {
  return await readData(api.http.POST('/api/booking/flight/select', { body: request, signal }));
}

/** The seats and bags of an offer. */
export async function listSeats(api: Api, request: OfferRequest, signal: AbortSignal): Promise<SeatsAnswer> {
  return await readData(api.http.POST('/api/booking/flight/seats', { body: request, signal }));
}
