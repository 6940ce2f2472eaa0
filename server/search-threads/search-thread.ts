import { parentPort, workerData } from 'node:worker_threads';
import { readContract } from '../http/contract.ts';
import { createLineWriters } from '../http/line-writer.ts';
import { createEmbeddedSearch } from '../suppliers/embedded/create-embedded-search.ts';
import { runSearch } from './run-search.ts';
import { serveSearches } from './serve-searches.ts';

export interface ThreadData {
  offerKey: Uint8Array;
}

if (parentPort) {
  const { offerKey } = workerData as ThreadData; // as the pool sends it
  const writerOf = createLineWriters(readContract());
  serveSearches(parentPort, (readers) => {
    const tools = { suppliers: createEmbeddedSearch(readers), offerKey, writerOf };
    return (task, searching) => runSearch(task, tools, searching);
  });
}
