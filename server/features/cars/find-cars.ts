import type { CarResults, SearchEnd, SourceFailure } from '#domain/contract.ts';
import { createOfferReferences } from '../../offers/offer-reference.ts';
import { startTally } from '../../offers/search-tally.ts';
import { SEARCH_TIMEOUT_MS, type SearchTools } from '../../offers/search-tools.ts';
import { toCarResults } from './car-results.ts';
import type { CarSearch } from './car-search.ts';

/** The lines of a search: what each source has found or that it failed, as they answer, then the counts. */
export async function* findCars(
  search: CarSearch,
  { suppliers, offerKey }: SearchTools,
  signal: AbortSignal,
): AsyncGenerator<CarResults | SourceFailure | SearchEnd> {
  const { query, terms } = search;
  const tally = startTally();
  const references = createOfferReferences(offerKey, terms);
  const call = {
    ...{ reference: 'search', companyId: terms.companyId, now: terms.now },
    ...{ timeoutMs: SEARCH_TIMEOUT_MS, signal },
  };
  for await (const answer of suppliers.cars.search(query, call)) {
    const { source } = answer;
    tally.answered(source, 'found' in answer ? answer.found.length : 0);
    if ('failure' in answer) yield { type: 'failure', source, reason: answer.failure };
    else yield toCarResults(answer, search, { references, tally });
  }
  signal.throwIfAborted();
  yield tally.end();
}
