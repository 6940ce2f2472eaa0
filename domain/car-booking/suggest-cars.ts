import { BEST } from '../booking/best-for-you.ts';
import type { CarResults, Money } from '../contract.ts';
import type { SuggestedOffers } from '../trip-draft/suggested-offers.ts';
import type { CarCriteria } from './car-criteria.ts';
import { mergeCarResults } from './car-list.ts';
import { DEFAULT_CAR_LIST_SETTINGS } from './car-list-settings.ts';
import { showCars } from './shown-cars.ts';

const MOST_CARS = 1;

export function suggestCars(
  criteria: CarCriteria,
  lines: readonly CarResults[],
  hour: Money | null,
): SuggestedOffers | null {
  const list = mergeCarResults(lines);
  if (!list) return null;
  const { expiresAt, unit } = list;
  const best = showCars(list, DEFAULT_CAR_LIST_SETTINGS.filter, BEST, hour).slice(0, MOST_CARS);
  return { expiresAt, offers: best.map((listed) => ({ kind: 'car', unit, criteria, listed })) };
}
