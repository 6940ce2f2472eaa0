import type { HotelResults, SearchEnd, SourceFailure } from '#domain/contract.ts';
import { distanceKm, type Position } from '#domain/geography.ts';
import type { HotelOffer } from '#domain/offers/hotel-offer.ts';
import { askSources } from '../../offers/ask-sources.ts';
import { createOfferTokens } from '../../offers/offer-tokens.ts';
import { startTally } from '../../offers/search-tally.ts';
import type { Searching, SearchTools } from '../../offers/search-tools.ts';
import { createAreaFinder } from './area-finder.ts';
import { toHotelResults } from './hotel-results.ts';
import type { HotelSearch } from './hotel-search.ts';
import { createHotelTally } from './hotel-tally.ts';
import { mergeHotels } from './merge-hotels.ts';

/**
 * From the source that answers first, this many of the nearest hotels are sent before the others are judged
 * and written: as many as fit on a screen.
 */
const SEEN_AT_ONCE = 12;

const ALL_SOURCES = 'all';

export async function* findHotels(
  search: HotelSearch,
  { suppliers, offerKey }: SearchTools,
  searching: Searching,
): AsyncGenerator<HotelResults | SourceFailure | SearchEnd> {
  const { query, terms } = search;
  const counts = startTally();
  const tally = createHotelTally(counts);
  const areaOf = await createAreaFinder(query, query.radiusKm);
  const tools = { tokens: createOfferTokens(offerKey, terms), tally, areaOf };
  const collected: HotelOffer[] = [];
  let isFirst = true;
  for await (const answer of askSources(suppliers.hotels, search, counts, searching)) {
    if (!('found' in answer)) yield answer;
    else if (search.together) collected.push(...answer.found);
    else {
      for (const part of isFirst ? inParts(answer, query) : [answer]) {
        yield toHotelResults(part, search, tools);
      }
      isFirst = false;
    }
  }
  if (search.together) {
    yield toHotelResults({ source: ALL_SOURCES, found: mergeHotels(collected) }, search, tools);
  }
  tally.tell();
  yield counts.end();
}

interface SourceHotels {
  source: string;
  found: readonly HotelOffer[];
}

function inParts({ source, found }: SourceHotels, center: Position): SourceHotels[] {
  if (found.length <= SEEN_AT_ONCE) return [{ source, found }];
  const nearest = found
    .map((hotel) => ({ hotel, kilometres: distanceKm(center, hotel.property) }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .map(({ hotel }) => hotel);
  return [nearest.slice(0, SEEN_AT_ONCE), nearest.slice(SEEN_AT_ONCE)].map((part) => ({
    source,
    found: part,
  }));
}
