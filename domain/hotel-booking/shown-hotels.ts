import { aspectSet, type HotelIndex, type IndexedHotel } from './hotel-index.ts';
import { byDistance, comparePrices, type ListedHotel, type ListedRate } from './hotel-list.ts';
import type { HotelListFilter, HotelSort } from './hotel-list-settings.ts';
import { createMatching } from './hotel-matching.ts';

/** A hotel with the rate that its price is taken from: the cheapest with all aspects that are asked for. */
export interface ShownHotel {
  hotel: ListedHotel;
  rate: ListedRate;
  /** The cheapest of the company's own rates among those; null when there is none. */
  corporate: ListedRate | null;
}

type Order = (one: ShownHotel, other: ShownHotel) => number;

/** What passes the filter, in the order that is asked for. */
export function showHotels(index: HotelIndex, filter: HotelListFilter, sort: HotelSort): ShownHotel[] {
  const failedBy = createMatching(filter);
  const aspects = aspectSet(filter.roomAspects);
  const corporateToo = aspects | aspectSet(['CorporateRate']);
  return index.hotels.flatMap((indexed) => show(indexed)).sort(ORDERS[sort]);

  function show(indexed: IndexedHotel): ShownHotel[] {
    const rate = indexed.cheapest[aspects];
    if (!rate || failedBy(indexed) !== 0) return [];
    return [{ hotel: indexed.hotel, rate, corporate: indexed.cheapest[corporateToo] ?? null }];
  }
}

export function countShown({ hotels }: HotelIndex, filter: HotelListFilter): number {
  const failedBy = createMatching(filter);
  return hotels.filter((hotel) => failedBy(hotel) === 0).length;
}

const nearest: Order = (one, other) => byDistance(one.hotel, other.hotel);
const cheapest: Order = (one, other) => comparePrices(one.rate.total, other.rate.total);
const bestRated: Order = (one, other) => other.hotel.rating - one.hotel.rating;
const corporateFirst: Order = (one, other) =>
  Number(one.corporate === null) - Number(other.corporate === null) ||
  comparePrices(one.corporate?.total ?? null, other.corporate?.total ?? null);

/** Among equals the cheapest comes first, then the nearest. */
const ORDERS = {
  TotalRate: (one, other) => cheapest(one, other) || nearest(one, other),
  DistanceFrom: (one, other) =>
    one.hotel.distance - other.hotel.distance || cheapest(one, other) || nearest(one, other),
  SabreRating: (one, other) => bestRated(one, other) || cheapest(one, other) || nearest(one, other),
  CorporateRate: (one, other) => corporateFirst(one, other) || cheapest(one, other) || nearest(one, other),
} satisfies Record<HotelSort, Order>;
