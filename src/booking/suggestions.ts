import { queryOptions } from '@tanstack/react-query';
import type { NextPart } from '#domain/trip-draft/prefill.ts';
import type { SuggestedOffer, SuggestedOffers } from '#domain/trip-draft/suggested-offers.ts';
import type { LookupContext } from './kinds/next-kind.ts';
import { type SuggestionContext, suggestionKind } from './kinds/suggestion-kinds.ts';
import { lookUpNextPart } from './resolve-next-part.ts';

export interface SuggestionAnswer extends Partial<SuggestedOffers> {
  next: NextPart;
  offers: SuggestedOffers['offers'];
}

export type SearchableNext = Extract<NextPart, { kind: SuggestedOffer['kind'] }>;

export function isSearchable(next: NextPart): next is SearchableNext {
  return suggestionKind(next).isReady(next);
}

export function suggestionsQuery(context: LookupContext & SuggestionContext, next: NextPart) {
  return queryOptions({
    queryKey: ['suggestions', next, context.hour],
    queryFn: async ({ signal }): Promise<SuggestionAnswer> => {
      const found = await lookUpNextPart(next, context, signal);
      return {
        next: found,
        ...((await suggestionKind(found).search(context, found, signal)) ?? { offers: [] }),
      };
    },
    refetchOnWindowFocus: false,
  });
}
