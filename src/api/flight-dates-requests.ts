import { queryOptions, experimental_streamedQuery as streamedQuery } from '@tanstack/react-query';
import type { FlightDatesLine, FlightDatesRequest } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { readLines } from './line-stream.ts';

/**
 * The prices of the days around those of a search: the lines that have arrived, the last one of which marks
 * the end.
 */
export function flightDatesQuery(api: Api, request: FlightDatesRequest) {
  return queryOptions({
    queryKey: ['flight dates', request],
    queryFn: streamedQuery({
      streamFn: ({ signal }) => searchFlightDates(api, request, signal),
    }),
    throwOnError: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function* searchFlightDates(
  api: Api,
  request: FlightDatesRequest,
  signal: AbortSignal,
): AsyncGenerator<FlightDatesLine> {
  const stream = await readData(
    api.http.POST('/api/booking/flight/dates', {
      body: request,
      signal,
      parseAs: 'stream',
      headers: { accept: 'application/x-ndjson' },
      // Many searches, which the server bounds: longer than other calls may take.
      fetch: (sent) => api.send(sent, fetch),
    }),
  );
  if (stream) yield* readLines<FlightDatesLine>(stream);
}
