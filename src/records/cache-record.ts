import type { QueryClient } from '@tanstack/react-query';

type RecordKey<Path extends string> = readonly ['get', Path, object?];

export function cacheRecord<Path extends string>(
  client: QueryClient,
  queryKey: RecordKey<Path>,
  record: object,
): void {
  const [method, path, init] = queryKey;
  client.setQueryData(queryKey, record);
  void client.invalidateQueries({ queryKey: [method, `${path}/history`, init] });
}
