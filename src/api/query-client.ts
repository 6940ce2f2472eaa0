import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

/** How long an answer waits for the scripts of its page, and is shared by the components of a page. */
const RECENT_MS = 10_000;

/**
 * Nothing is cached after its page and nothing is retried; errors, also without a network, are reported at once. Only an
 * answer that was requested ahead waits for the components that show it, and they do not request it again.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        retryOnMount: false,
        staleTime: 0,
        gcTime: 0,
        throwOnError: true,
        refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > RECENT_MS,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  client.getQueryCache().subscribe(({ query }) => {
    if (query.getObserversCount() > 0) query.gcTime = 0;
  });
  return client;
}

/**
 * For loaders: requests what a page shows while its scripts are loading. The page shows an error itself. Their routes say
 * `preload: false`, so that pointing at a link loads scripts and no data.
 */
export function requestAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  void client.prefetchQuery({ ...query, gcTime: RECENT_MS });
}
