import { queryOptions } from '@tanstack/react-query';
import { toCarSearchRequest } from '#domain/car-booking/car-requests.ts';
import { suggestCars } from '#domain/car-booking/suggest-cars.ts';
import type { ClientConfig } from '#domain/contract.ts';
import { toHotelSearchRequest } from '#domain/hotel-booking/hotel-requests.ts';
import { suggestHotels } from '#domain/hotel-booking/suggest-hotels.ts';
import type { NextPart } from '#domain/trip-draft/prefill.ts';
import type { SuggestedOffers } from '#domain/trip-draft/suggested-offers.ts';
import { searchCars } from '../api/car-requests.ts';
import type { Api } from '../api/client.ts';
import { collectResults } from '../api/collect-results.ts';
import { searchHotels } from '../api/hotel-requests.ts';
import { lookUpNextPart } from './resolve-next-part.ts';

/** What a trip may need next, as it was searched for. */
export interface SuggestionAnswer extends Partial<SuggestedOffers> {
  next: NextPart;
  offers: SuggestedOffers['offers'];
}

/** A part that can be suggested with offers. */
export type SearchableNext = Extract<NextPart, { kind: 'hotel' | 'car' }>;

/** Whether offers can be found without anything being filled in. */
export function isSearchable(next: NextPart): next is SearchableNext {
  switch (next.kind) {
    case 'flight':
      return false;
    case 'hotel':
      return next.to !== '' && (next.criteria.place !== null || next.lookUp !== null);
    case 'car':
      return next.to !== '' && next.criteria.pickUp !== null;
  }
}

/** Offers for another part of a trip. A search that is left is cancelled. */
export function suggestionsQuery(context: { api: Api; config: ClientConfig }, next: NextPart) {
  return queryOptions({
    queryKey: ['suggestions', next],
    queryFn: async ({ signal }): Promise<SuggestionAnswer> => {
      const found = await lookUpNextPart(next, context, signal);
      return { next: found, ...((await search(context.api, found, signal)) ?? { offers: [] }) };
    },
    refetchOnWindowFocus: false,
  });
}

async function search(api: Api, next: NextPart, signal: AbortSignal): Promise<SuggestedOffers | null> {
  switch (next.kind) {
    case 'flight':
      return null;
    case 'hotel':
      if (!next.criteria.place) return null;
      return suggestHotels(
        next.criteria,
        await collectResults(searchHotels(api, toHotelSearchRequest(next.criteria), signal)),
      );
    case 'car':
      return suggestCars(
        next.criteria,
        await collectResults(searchCars(api, toCarSearchRequest(next.criteria), signal)),
      );
  }
}
