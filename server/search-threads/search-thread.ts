import { parentPort, workerData } from 'node:worker_threads';
import { readContract } from '../http/contract.ts';
import { createLineWriters } from '../http/line-writer.ts';
import { createLog } from '../log.ts';
import type { ServerConfig } from '../start/config.ts';
import { chooseSearchSuppliers } from '../suppliers/choose-search-suppliers.ts';
import { runSearch } from './run-search.ts';
import { serveSearches } from './serve-searches.ts';

export interface ThreadData extends Pick<ServerConfig, 'duffel' | 'hotelbeds' | 'sale' | 'logLevel'> {
  offerKey: Uint8Array;
}

if (parentPort) {
  const { offerKey, duffel, hotelbeds, sale, logLevel } = workerData as ThreadData; // as the pool sends it
  const { log } = createLog(logLevel);
  const writerOf = createLineWriters(readContract());
  serveSearches(parentPort, (readers) => {
    const tools = {
      suppliers: chooseSearchSuppliers({ duffel, hotelbeds, sale }, readers, log),
      offerKey,
      writerOf,
    };
    return (task, searching) => runSearch(task, tools, searching);
  });
}
