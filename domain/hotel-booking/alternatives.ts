import { distanceKm } from '../geography.ts';
import { aspectSet, type HotelIndex } from './hotel-index.ts';
import { comparePrices, type HotelEntry, type RateEntry } from './hotel-list.ts';
import type { HotelRow } from './hotel-rows.ts';

export interface Alternative {
  hotel: HotelEntry;
  rate: RateEntry;
}

const MOST = 3;
/** How many kilometres away a hotel may be for each star that it has less or more. */
const KILOMETRES_PER_STAR = 1;

export function alternativesInPolicy(index: HotelIndex, { hotel, rate }: HotelRow): Alternative[] {
  if (rate.verdict.inPolicy) return [];
  const inPolicy = aspectSet(['InPolicy']);
  const isDifferent = (other: HotelEntry) =>
    distanceKm(hotel, other) + Math.abs(hotel.stars - other.stars) * KILOMETRES_PER_STAR;
  return index.hotels
    .flatMap(({ hotel: other, cheapest }) => {
      const found = cheapest[inPolicy];
      return found ? [{ hotel: other, rate: found, same: other === hotel, unlike: isDifferent(other) }] : [];
    })
    .sort(
      (one, other) =>
        Number(other.same) - Number(one.same) ||
        one.unlike - other.unlike ||
        comparePrices(one.rate.total, other.rate.total),
    )
    .slice(0, MOST)
    .map(({ hotel: other, rate: found }) => ({ hotel: other, rate: found }));
}
