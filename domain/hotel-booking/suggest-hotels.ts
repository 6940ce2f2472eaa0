import { BEST } from '../booking/best-for-you.ts';
import type { HotelResults, Money } from '../contract.ts';
import type { SuggestedOffers } from '../trip-draft/suggested-offers.ts';
import type { HotelCriteria } from './hotel-criteria.ts';
import { indexHotels } from './hotel-index.ts';
import { mergeHotelResults } from './hotel-list.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from './hotel-list-settings.ts';
import { showHotels } from './hotel-rows.ts';

const MOST_HOTELS = 3;

export function suggestHotels(
  criteria: HotelCriteria,
  lines: readonly HotelResults[],
  hour: Money | null,
): SuggestedOffers | null {
  const list = mergeHotelResults(lines);
  if (!list) return null;
  const { expiresAt, unit } = list;
  const rows = showHotels(indexHotels(list), DEFAULT_HOTEL_LIST_SETTINGS.filter, BEST, hour);
  const best = rows.slice(0, MOST_HOTELS);
  return {
    expiresAt,
    offers: best.map(({ hotel, rate }) => ({ kind: 'hotel', unit, criteria, hotel, rate })),
  };
}
