import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The page shows the record as it was saved, and asks anew for its history if that is open. */
export function cacheRecord(client: QueryClient, queryKey: QueryKey, record: object): void {
  client.setQueryData(queryKey, record);
  void client.invalidateQueries({ queryKey: [...queryKey, 'history'] });
}
