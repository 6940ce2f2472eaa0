import { queryOptions } from '@tanstack/react-query';
import type {
  HotelCheckAnswer,
  HotelDetailsAnswer,
  HotelDetailsRequest,
  HotelResults,
  HotelSearchRequest,
  OfferRequest,
  SearchEnd,
  SourceFailure,
} from '#domain/contract.ts';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';
import { readJsonLines } from './json-lines.ts';

export type HotelSearchLine = HotelResults | SourceFailure | SearchEnd;

const IN_LINES = { accept: 'application/x-ndjson' };

/** What a search finds, line by line as its sources answer; the last line is the end. */
export async function* searchHotels(
  api: Api,
  body: HotelSearchRequest,
  signal: AbortSignal,
): AsyncGenerator<HotelSearchLine> {
  const call = api.http.POST('/api/booking/hotel/search', {
    body,
    signal,
    headers: IN_LINES,
    parseAs: 'stream',
  });
  const stream = await dataOf(call);
  if (!stream) throw new Error('The search was answered without a body');
  // The server proves each line by the contract before it sends it.
  for await (const line of readJsonLines(stream)) yield line as HotelSearchLine;
}

export function getHotelDetails(
  api: Api,
  body: HotelDetailsRequest,
  signal: AbortSignal,
): Promise<HotelDetailsAnswer> {
  return dataOf(api.http.POST('/api/booking/hotel/details', { body, signal }));
}

/** One hotel with all its rates. */
export function hotelDetailsQuery(api: Api, request: HotelDetailsRequest) {
  return queryOptions({
    queryKey: ['hotel', request],
    queryFn: ({ signal }) => getHotelDetails(api, request, signal),
  });
}

export function checkHotelRate(api: Api, body: OfferRequest, signal: AbortSignal): Promise<HotelCheckAnswer> {
  return dataOf(api.http.POST('/api/booking/hotel/check', { body, signal }));
}

/** Where the company works. */
export function bookingLocationsQuery(api: Api, companyId: string) {
  return queryOptions({
    queryKey: ['locations', companyId],
    queryFn: ({ signal }) => dataOf(api.http.GET('/api/booking/locations', { signal })),
  });
}

/** The rules that hold for a traveller. */
export function travelerPolicyQuery(api: Api, companyUserId: string) {
  return queryOptions({
    queryKey: ['policy', companyUserId],
    queryFn: ({ signal }) =>
      dataOf(
        api.http.GET('/api/booking/policy', { params: { query: { companyUser: companyUserId } }, signal }),
      ),
  });
}

/** The colleagues whose names begin with the words, a page of them. */
export function companyUsersQuery(api: Api, companyId: string, page: number, searchString: string) {
  return queryOptions({
    queryKey: ['companyUsers', companyId, page, searchString],
    queryFn: ({ signal }) =>
      dataOf(
        api.http.GET('/api/companies/{companyId}/users', {
          params: { path: { companyId }, query: { page, ...(searchString && { searchString }) } },
          signal,
        }),
      ),
  });
}
