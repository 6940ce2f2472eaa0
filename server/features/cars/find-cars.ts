import type { CarResults, SearchEnd, SourceFailure } from '#domain/contract.ts';
import { askSources } from '../../offers/ask-sources.ts';
import { createOfferTokens } from '../../offers/offer-tokens.ts';
import { startTally } from '../../offers/search-tally.ts';
import type { Searching, SearchTools } from '../../offers/search-tools.ts';
import { toCarResults } from './car-results.ts';
import type { CarSearch } from './car-search.ts';

export async function* findCars(
  search: CarSearch,
  { suppliers, offerKey }: SearchTools,
  searching: Searching,
): AsyncGenerator<CarResults | SourceFailure | SearchEnd> {
  const tally = startTally();
  const tools = { tokens: createOfferTokens(offerKey, search.terms), tally };
  for await (const answer of askSources(suppliers.cars, search, tally, searching)) {
    yield 'found' in answer ? toCarResults(answer, search, tools) : answer;
  }
  yield tally.end();
}
