import type { Deps } from '#server/deps.ts';
import { readContract } from '#server/http/contract.ts';
import { createLineWriters } from '#server/http/line-writer.ts';
import { runSearch } from '#server/search-threads/run-search.ts';
import { logFailedSource } from '#server/search-threads/search-pool.ts';
import type { Searches } from '#server/search-threads/searches.ts';

/** Searches in the thread of the tests; the threads have tests of their own. */
export function searchesHere({ suppliers, keys }: Pick<Deps, 'suppliers' | 'keys'>): Searches {
  const writerOf = createLineWriters(readContract());
  const tools = { suppliers, offerKey: keys.offer, writerOf };
  return {
    search: (task, seeker) => {
      const sourceFailed = logFailedSource(seeker, task);
      return runSearch(task, tools, { signal: seeker.signal, sourceFailed });
    },
  };
}
