import type { SuggestedOf } from '../../../actors/trip-draft/suggestion-outcome.ts';
import { carSuggestions } from './car-suggestions.tsx';
import { hotelSuggestions } from './hotel-suggestions.tsx';
import type { SuggestedKind, SuggestionKind } from './suggestion-kind.ts';

export const SUGGESTION_KINDS: { [Kind in SuggestedKind]: SuggestionKind<Kind> } = {
  hotel: hotelSuggestions,
  car: carSuggestions,
};

export function suggestionKind<Kind extends SuggestedKind>({
  kind,
}: SuggestedOf<Kind>): SuggestionKind<Kind> {
  return SUGGESTION_KINDS[kind];
}
