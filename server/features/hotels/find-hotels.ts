import type { HotelResults, SearchEnd, SourceFailure } from '#domain/contract.ts';
import { distanceKm, type Position } from '#domain/geography.ts';
import type { HotelOffer } from '#domain/offers/hotel-offer.ts';
import { askSources } from '../../offers/ask-sources.ts';
import { createOfferReferences } from '../../offers/offer-reference.ts';
import { startTally } from '../../offers/search-tally.ts';
import type { Searching, SearchTools } from '../../offers/search-tools.ts';
import { createAreaFinder } from './area-finder.ts';
import { toHotelResults } from './hotel-results.ts';
import type { HotelSearch } from './hotel-search.ts';
import { createHotelTally } from './hotel-tally.ts';
import { mergeHotels } from './merge-hotels.ts';

/**
 * Of the source that answers first, so many hotels, the nearest, are sent before the others are judged and written:
 * as many as anybody sees at once.
 */
const SEEN_AT_ONCE = 12;

/** What the line of all sources together is said to come from. */
const ALL_SOURCES = 'all';

/**
 * The lines of a search: what each source has found or that it failed, as they answer, then the counts. Put together,
 * what was found is one line, after the failures.
 */
export async function* findHotels(
  search: HotelSearch,
  { suppliers, offerKey }: SearchTools,
  searching: Searching,
): AsyncGenerator<HotelResults | SourceFailure | SearchEnd> {
  const { query, terms } = search;
  const counts = startTally();
  const tally = createHotelTally(counts);
  const areaOf = await createAreaFinder(query, query.radiusKm);
  const surroundings = { references: createOfferReferences(offerKey, terms), tally, areaOf };
  const collected: HotelOffer[] = [];
  let isFirst = true;
  for await (const answer of askSources(suppliers.hotels, search, counts, searching)) {
    if (!('found' in answer)) yield answer;
    else if (search.together) collected.push(...answer.found);
    else {
      for (const part of isFirst ? inParts(answer, query) : [answer]) {
        yield toHotelResults(part, search, surroundings);
      }
      isFirst = false;
    }
  }
  if (search.together) {
    yield toHotelResults({ source: ALL_SOURCES, found: mergeHotels(collected) }, search, surroundings);
  }
  tally.tell();
  yield counts.end();
}

interface Found {
  source: string;
  found: readonly HotelOffer[];
}

function inParts({ source, found }: Found, center: Position): Found[] {
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
