import { QueryClient } from '@tanstack/react-query';

/** Nothing is cached and nothing is retried; errors, also without a network, are reported at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: 0, gcTime: 0, throwOnError: true },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
