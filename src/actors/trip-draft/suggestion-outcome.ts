import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { Repricing } from '#domain/offers/price-change.ts';
import type { SuggestedOffer } from '#domain/trip-draft/suggested-offers.ts';
import type { Api } from '../../api/client.ts';

export type SuggestionOutcome = { type: Repricing; part: CheckoutPart } | { type: 'soldOut' | 'expired' };

type SuggestedKind = SuggestedOffer['kind'];
export type SuggestedOf<Kind extends SuggestedKind> = {
  [One in Kind]: Extract<SuggestedOffer, { kind: One }>;
}[Kind];

export type PriceSuggestion<Kind extends SuggestedKind> = (
  api: Api,
  suggested: SuggestedOf<Kind>,
  signal: AbortSignal,
) => Promise<SuggestionOutcome>;
