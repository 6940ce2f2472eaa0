import type { SourceFailure } from '#domain/contract.ts';
import type { SourceAnswer, Supplier } from '../suppliers/supplier.ts';
import { type SearchCaller, searchCall } from './search-call.ts';
import type { SearchTally } from './search-tally.ts';
import { SEARCH_TIMEOUT_MS, type Searching } from './search-tools.ts';

type SourceOffers<Offer> = Extract<SourceAnswer<Offer>, { found: unknown }>;

export async function* askSources<Query, Offer>(
  supplier: Pick<Supplier<Query, Offer, unknown>, 'search'>,
  { query, ...caller }: SearchCaller & { query: Query },
  tally: SearchTally,
  { signal, sourceFailed }: Searching,
): AsyncGenerator<SourceOffers<Offer> | SourceFailure> {
  const call = searchCall(caller, { timeoutMs: SEARCH_TIMEOUT_MS, signal });
  for await (const answer of supplier.search(query, call)) {
    const { source } = answer;
    tally.answered(source, 'found' in answer ? answer.found.length : 0);
    if ('found' in answer) yield answer;
    else {
      if (!signal.aborted) sourceFailed({ source, reason: answer.failure });
      yield { type: 'failure', source, reason: answer.failure };
    }
  }
  signal.throwIfAborted();
}
