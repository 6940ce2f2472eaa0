import type { QueryClient } from '@tanstack/react-query';

/** The key of a record's query: method, path and parameters. */
type RecordKey<Path extends string> = readonly ['get', Path, object?];

/** Shows the saved record on its page, and reloads its history if that is open. */
export function cacheRecord<Path extends string>(
  client: QueryClient,
  queryKey: RecordKey<Path>,
  record: object,
): void {
  const [method, path, init] = queryKey;
  client.setQueryData(queryKey, record);
  void client.invalidateQueries({ queryKey: [method, `${path}/history`, init] });
}
