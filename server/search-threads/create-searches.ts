import type { Deps } from '../deps.ts';
import { createStockReader } from '../suppliers/embedded/desk/stock-repository.ts';
import { createSearchPool, type SearchPool } from './search-pool.ts';

export function createSearches({
  db,
  keys,
  practice,
  log,
}: Pick<Deps, 'db' | 'keys' | 'practice' | 'log'>): SearchPool {
  return createSearchPool({
    entry: new URL('./search-thread.ts', import.meta.url),
    workerData: { offerKey: keys.offer },
    readers: { stock: createStockReader(db), practice },
    log,
  });
}
