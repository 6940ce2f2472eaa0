import type { Deps } from '../deps.ts';
import { createStockReader } from '../suppliers/embedded/desk/stock-repository.ts';
import { createHouseReader } from '../suppliers/hotelbeds/content-repository.ts';
import { createSearchPool, type SearchPool } from './search-pool.ts';
import type { ThreadData } from './search-thread.ts';

export function createSearches({
  config: { duffel, hotelbeds, sale, logLevel },
  db,
  keys,
  practice,
  log,
}: Pick<Deps, 'config' | 'db' | 'keys' | 'practice' | 'log'>): SearchPool {
  return createSearchPool({
    entry: new URL('./search-thread.ts', import.meta.url),
    workerData: { offerKey: keys.offer, duffel, hotelbeds, sale, logLevel } satisfies ThreadData,
    readers: { stock: createStockReader(db), houses: createHouseReader(db), practice },
    log,
  });
}
