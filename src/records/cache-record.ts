import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Shows the saved record on its page, and reloads its history if that is open. */
export function cacheRecord(client: QueryClient, queryKey: QueryKey, record: object): void {
  client.setQueryData(queryKey, record);
  void client.invalidateQueries({ queryKey: [...queryKey, 'history'] });
}
