import { QueryClient } from '@tanstack/react-query';

/** Nothing is kept and nothing is tried twice; what goes wrong, without a network too, is told at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: 0, gcTime: 0, throwOnError: true },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
