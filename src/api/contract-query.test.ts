import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from './client.ts';
import { contractQuery } from './contract-query.ts';
import { ApiError } from './errors.ts';
import { invalidateTripLists, tripQuery, tripsQuery } from './trip-queries.ts';

const api = createApi({ address: 'https://backend.example', onRenewed: () => {}, onExpired: () => {} });
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(
    status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
  );

it('calls the path with its parameters, and returns the document', async () => {
  answer({ _id: 'anna' });
  const query = contractQuery(api, 'get', '/api/users/{userId}', { params: { path: { userId: 'anna' } } });
  expect(await new QueryClient().fetchQuery(query)).toEqual({ _id: 'anna' });
  expect(fetched.mock.lastCall?.[0].url).toBe('https://backend.example/api/users/anna');
});

it('has a key for each company, and sends nothing of it', async () => {
  answer(undefined, 204);
  const [query, other] = ['home', 'other'].map((dependsOn) =>
    contractQuery(api, 'get', '/api/trips/next', { dependsOn }),
  );
  expect(query?.queryKey).not.toEqual(other?.queryKey);
  expect(query && (await new QueryClient().fetchQuery(query))).toBeNull();
  expect(fetched.mock.lastCall?.[0].url).toBe('https://backend.example/api/trips/next');
});

it('throws what the server refuses', async () => {
  answer({}, 403);
  const query = contractQuery(api, 'post', '/api/booking/plans', {
    body: { travelers: [], from: '2026-01-01', to: '2026-01-02' },
  });
  await expect(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(query),
  ).rejects.toThrow(ApiError);
});

it('invalidates the lists of trips in every company, and no trip', async () => {
  const client = new QueryClient();
  const list = tripsQuery(api, 'home', { page: 2, searchString: 'Bern' }).queryKey;
  const trip = tripQuery(api, 'one').queryKey;
  client.setQueryData<unknown>(list, {});
  client.setQueryData<unknown>(trip, {});
  invalidateTripLists(client);
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  expect(client.getQueryState(trip)?.isInvalidated).toBe(false);
});
