import { BEST } from '../booking/best-for-you.ts';
import type { CarCriteria } from '../car-booking/car-criteria.ts';
import { type CarEntry, mergeCarResults } from '../car-booking/car-list.ts';
import { DEFAULT_CAR_LIST_SETTINGS } from '../car-booking/car-list-settings.ts';
import { showCars } from '../car-booking/shown-cars.ts';
import type { CarResults, DistanceUnit, HotelResults } from '../contract.ts';
import type { HotelCriteria } from '../hotel-booking/hotel-criteria.ts';
import { indexHotels } from '../hotel-booking/hotel-index.ts';
import { mergeHotelResults } from '../hotel-booking/hotel-list.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '../hotel-booking/hotel-list-settings.ts';
import { type HotelRow, showHotels } from '../hotel-booking/hotel-rows.ts';

/** An offer that a trip may need next, complete enough to be added at once. */
export type SuggestedOffer = { unit: DistanceUnit } & (
  | ({ kind: 'hotel'; criteria: HotelCriteria } & Pick<HotelRow, 'hotel' | 'rate'>)
  | { kind: 'car'; criteria: CarCriteria; listed: CarEntry }
);

export interface SuggestedOffers {
  /** When the first of them expires. */
  expiresAt: string;
  /** The best first: in policy, then by price and time. */
  offers: readonly SuggestedOffer[];
}

const MOST_HOTELS = 3;
const MOST_CARS = 1;

/** Hotels with their cheapest rates; null without results. */
export function suggestHotels(
  criteria: HotelCriteria,
  lines: readonly HotelResults[],
): SuggestedOffers | null {
  const list = mergeHotelResults(lines);
  if (!list) return null;
  const { expiresAt, unit } = list;
  const rows = showHotels(indexHotels(list), DEFAULT_HOTEL_LIST_SETTINGS.filter, BEST);
  const best = rows.slice(0, MOST_HOTELS);
  return {
    expiresAt,
    offers: best.map(({ hotel, rate }) => ({ kind: 'hotel', unit, criteria, hotel, rate })),
  };
}

/** Null without results. */
export function suggestCars(criteria: CarCriteria, lines: readonly CarResults[]): SuggestedOffers | null {
  const list = mergeCarResults(lines);
  if (!list) return null;
  const { expiresAt, unit } = list;
  const best = showCars(list, DEFAULT_CAR_LIST_SETTINGS.filter, BEST).slice(0, MOST_CARS);
  return { expiresAt, offers: best.map((listed) => ({ kind: 'car', unit, criteria, listed })) };
}

/** The offer itself, with its prices and its verdict. */
export function offerOf(suggested: SuggestedOffer): Pick<CarEntry, 'offer' | 'price' | 'total' | 'verdict'> {
  return suggested.kind === 'hotel' ? suggested.rate : suggested.listed;
}
