import type { FlightResults, SearchEnd, SourceFailure } from '#domain/contract.ts';
import { askSources } from '../../offers/ask-sources.ts';
import { createOfferTokens } from '../../offers/offer-tokens.ts';
import { startTally } from '../../offers/search-tally.ts';
import type { Searching, SearchTools } from '../../offers/search-tools.ts';
import { toFlightResults } from './flight-results.ts';
import type { FlightSearch } from './flight-search.ts';

export async function* findFlights(
  search: FlightSearch,
  { suppliers, offerKey }: SearchTools,
  searching: Searching,
): AsyncGenerator<FlightResults | SourceFailure | SearchEnd> {
  const tally = startTally();
  const tools = { tokens: createOfferTokens(offerKey, search.terms), tally };
  for await (const answer of askSources(suppliers.flights, search, tally, searching)) {
    yield 'found' in answer ? toFlightResults(answer, search, tools) : answer;
  }
  yield tally.end();
}
