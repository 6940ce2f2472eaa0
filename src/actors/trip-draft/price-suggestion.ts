import type { SuggestedOffer } from '#domain/trip-draft/suggested-offers.ts';
import type { Api } from '../../api/client.ts';
import { priceSuggestedCar } from '../car-booking/price-suggested-car.ts';
import { priceSuggestedRate } from '../hotel-booking/price-suggested-rate.ts';
import type { PriceSuggestion, SuggestedOf, SuggestionOutcome } from './suggestion-outcome.ts';

const PRICES: { [Kind in SuggestedOffer['kind']]: PriceSuggestion<Kind> } = {
  hotel: priceSuggestedRate,
  car: priceSuggestedCar,
};

export function priceSuggestion<Kind extends SuggestedOffer['kind']>(
  api: Api,
  suggested: SuggestedOf<Kind>,
  signal: AbortSignal,
): Promise<SuggestionOutcome> {
  const price: PriceSuggestion<Kind> = PRICES[suggested.kind];
  return price(api, suggested, signal);
}
