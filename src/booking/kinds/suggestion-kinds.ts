import { toCarSearchRequest } from '#domain/car-booking/car-requests.ts';
import { suggestCars } from '#domain/car-booking/suggest-cars.ts';
import type { Money } from '#domain/contract.ts';
import { toHotelSearchRequest } from '#domain/hotel-booking/hotel-requests.ts';
import { suggestHotels } from '#domain/hotel-booking/suggest-hotels.ts';
import type { NextPart } from '#domain/trip-draft/prefill.ts';
import type { SuggestedOffers } from '#domain/trip-draft/suggested-offers.ts';
import type { Api } from '../../api/client.ts';
import { collectResults, contractLines } from '../../api/contract-lines.ts';
import type { NextPartOf } from './next-kind.ts';

export interface SuggestionContext {
  api: Api;
  hour: Money | null;
}

interface SuggestionKind<Kind extends NextPart['kind']> {
  isReady: (next: NextPartOf<Kind>) => boolean;
  search: (
    context: SuggestionContext,
    next: NextPartOf<Kind>,
    signal: AbortSignal,
  ) => Promise<SuggestedOffers | null>;
}

const SUGGESTIONS: { [Kind in NextPart['kind']]: SuggestionKind<Kind> } = {
  // Where to fly from and when is up to the travelers.
  flight: { isReady: () => false, search: async () => null },
  hotel: {
    isReady: ({ to, criteria, lookUp }) => to !== '' && (criteria.place !== null || lookUp !== null),
    async search({ api, hour }, { criteria }, signal) {
      if (!criteria.place) return null;
      const body = toHotelSearchRequest(criteria);
      const lines = await collectResults(contractLines(api, '/api/booking/hotel/search', { body, signal }));
      return suggestHotels(criteria, lines, hour);
    },
  },
  car: {
    isReady: ({ to, criteria }) => to !== '' && criteria.pickUp !== null,
    async search({ api, hour }, { criteria }, signal) {
      const body = toCarSearchRequest(criteria);
      const lines = await collectResults(contractLines(api, '/api/booking/car/search', { body, signal }));
      return suggestCars(criteria, lines, hour);
    },
  },
};

export function suggestionKind<Kind extends NextPart['kind']>({
  kind,
}: NextPartOf<Kind>): SuggestionKind<Kind> {
  return SUGGESTIONS[kind];
}
