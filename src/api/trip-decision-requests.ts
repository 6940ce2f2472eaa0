import { queryOptions } from '@tanstack/react-query';
import type {
  ChangeApproval,
  ChangeRefusal,
  Trip,
  TripApproval,
  TripChangeRequest,
  TripRefusal,
} from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';
import { ifMatch, readSaved, type Saved } from './saved.ts';

export async function approveTrip(api: Api, tripId: string, approval: TripApproval): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/approve', { params: { path: { tripId } }, body: approval }),
  );
}

/** Rejects a trip, or sends it back for changes. */
export async function rejectTrip(api: Api, tripId: string, refusal: TripRefusal): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/reject', { params: { path: { tripId } }, body: refusal }),
  );
}

/** The consequences of requesting a trip again now. */
export function renewalQuery(api: Api, { _id: tripId, version }: Pick<Trip, '_id' | 'version'>) {
  return queryOptions({
    queryKey: ['trip', tripId, 'renewal', version],
    queryFn: ({ signal }) =>
      readData(api.http.GET('/api/trips/{tripId}/renewal', { params: { path: { tripId } }, signal })),
  });
}

/** The server asks the suppliers once a minute. */
const PRICES_FRESH_MS = 60_000;

/** What a trip that waits costs now, for those who decide on it. */
export function waitingPricesQuery(api: Api, { _id: tripId, version }: Pick<Trip, '_id' | 'version'>) {
  return queryOptions({
    queryKey: ['trip', tripId, 'prices', version],
    queryFn: ({ signal }) =>
      readData(api.http.GET('/api/trips/{tripId}/prices', { params: { path: { tripId } }, signal })),
    staleTime: PRICES_FRESH_MS,
  });
}

/** What a change that waits costs now, for those who decide on it. */
export function changePriceQuery(
  api: Api,
  { tripId, changeId, version }: ChangeAddress & { version: number },
) {
  return queryOptions({
    queryKey: ['trip', tripId, 'changePrice', changeId, version],
    queryFn: ({ signal }) =>
      readData(
        api.http.GET('/api/trips/{tripId}/changes/{changeId}/price', {
          params: { path: { tripId, changeId } },
          signal,
        }),
      ),
    staleTime: PRICES_FRESH_MS,
  });
}

/** Changes the information of a request, or requests the trip again, at a version of the trip. */
export async function updateTrip(
  api: Api,
  tripId: string,
  version: number,
  change: TripChangeRequest,
): Promise<Saved<Trip>> {
  return await readSaved(
    api.http.PUT('/api/trips/{tripId}', {
      params: { path: { tripId }, header: ifMatch(version) },
      body: change,
    }),
  );
}

/** Which change of which trip. */
export interface ChangeAddress {
  tripId: string;
  changeId: string;
}

export async function approveChange(api: Api, path: ChangeAddress, approval: ChangeApproval): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/changes/{changeId}/approve', { params: { path }, body: approval }),
  );
}

export async function rejectChange(api: Api, path: ChangeAddress, refusal: ChangeRefusal): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/changes/{changeId}/reject', { params: { path }, body: refusal }),
  );
}

export async function withdrawChange(api: Api, path: ChangeAddress): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/changes/{changeId}/withdraw', { params: { path } }),
  );
}
