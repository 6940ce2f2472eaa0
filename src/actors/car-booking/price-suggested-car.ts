import { toSelectedCar } from '#domain/car-booking/car-choice.ts';
import { carName } from '#domain/car-booking/car-name.ts';
import type { PriceSuggestion } from '../trip-draft/suggestion-outcome.ts';
import { priceCar } from './price-car.ts';

export const priceSuggestedCar: PriceSuggestion<'car'> = async (api, { criteria, listed }, signal) => {
  const result = { id: listed.id, name: carName(listed) };
  const input = { criteria, result, offer: toSelectedCar(listed), extras: null, changes: null };
  const outcome = await priceCar(api, input, signal);
  // Cars have no extras that could be gone.
  if (outcome.type === 'extrasGone' || !('priced' in outcome)) return { type: 'soldOut' };
  return {
    type: outcome.type,
    part: { kind: 'car', criteria, result, priced: outcome.priced, extras: null },
  };
};
