import { QueryClient } from '@tanstack/react-query';

/** Nothing is kept and nothing is tried twice; what goes wrong reaches the error page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 0, gcTime: 0, throwOnError: true },
      mutations: { retry: false },
    },
  });
}
