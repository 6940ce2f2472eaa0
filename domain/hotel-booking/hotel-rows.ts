import { compareBest, type WeighedOffer } from '../booking/best-for-you.ts';
import type { Money } from '../contract.ts';
import { toKilometres } from '../geography.ts';
import { aspectSet, type HotelIndex, type HotelIndexEntry } from './hotel-index.ts';
import { byDistance, comparePrices, type HotelEntry, type RateEntry } from './hotel-list.ts';
import type { HotelListFilter, HotelSort } from './hotel-list-settings.ts';
import { createMatching } from './hotel-matching.ts';

/** A hotel with the rate that its price comes from: the cheapest that passes all filters. */
export interface HotelRow {
  hotel: HotelEntry;
  rate: RateEntry;
  corporate: RateEntry | null;
}

/** What a hotel that no guest has rated is weighed with. */
const MIDDLE_RATING = 3;

type Order = (one: HotelRow, other: HotelRow) => number;

interface RatedSort {
  by: HotelSort;
  hour: Money | null;
}

export function showHotels(
  index: HotelIndex,
  filter: HotelListFilter,
  sort: HotelSort,
  hour: Money | null = null,
): HotelRow[] {
  const failedBy = createMatching(filter);
  return sortHotelsOnce(index, aspectSet(filter.roomAspects), { by: sort, hour })
    .filter(({ indexed }) => failedBy(indexed) === 0)
    .map(({ shown }) => shown);
}

interface Candidate {
  indexed: HotelIndexEntry;
  shown: HotelRow;
}

const sorted = new WeakMap<HotelIndex, Map<string, readonly Candidate[]>>();

/** Every hotel with a rate that has these aspects. Sorted once: other parts of a filter only leave some of them out. */
function sortHotelsOnce(index: HotelIndex, aspects: number, sort: RatedSort): readonly Candidate[] {
  const orders = sorted.get(index) ?? new Map<string, readonly Candidate[]>();
  sorted.set(index, orders);
  const key = `${aspects} ${JSON.stringify(sort)}`;
  const known = orders.get(key) ?? sortHotels(index, aspects, buildOrder(index, sort));
  orders.set(key, known);
  return known;
}

function sortHotels({ hotels }: HotelIndex, aspects: number, order: Order): Candidate[] {
  const corporateToo = aspects | aspectSet(['CorporateRate']);
  const candidates = hotels.flatMap((indexed) => {
    const rate = indexed.cheapest[aspects];
    if (!rate) return [];
    const corporate = indexed.cheapest[corporateToo] ?? null;
    return [{ indexed, shown: { hotel: indexed.hotel, rate, corporate } }];
  });
  return candidates.sort((one, other) => order(one.shown, other.shown));
}

export function countShown({ hotels }: HotelIndex, filter: HotelListFilter): number {
  const failedBy = createMatching(filter);
  return hotels.filter((hotel) => failedBy(hotel) === 0).length;
}

const nearest: Order = (one, other) => byDistance(one.hotel, other.hotel);
const cheapest: Order = (one, other) => comparePrices(one.rate.total, other.rate.total);
const bestRated: Order = (one, other) => (other.hotel.rating ?? 0) - (one.hotel.rating ?? 0);
const corporateFirst: Order = (one, other) =>
  Number(one.corporate === null) - Number(other.corporate === null) ||
  comparePrices(one.corporate?.total ?? null, other.corporate?.total ?? null);

/** To the place and back, in a town. */
const MINUTES_FOR_KILOMETRE = 12;
/** What a guest would walk further each night for a better rating. */
const MINUTES_FOR_POINT = 10;

export function weighHotel(
  { list: { unit, nights } }: HotelIndex,
  { hotel, rate }: Pick<HotelRow, 'hotel' | 'rate'>,
): WeighedOffer {
  const perNight =
    toKilometres(hotel.distance, unit) * MINUTES_FOR_KILOMETRE +
    (5 - (hotel.rating ?? MIDDLE_RATING)) * MINUTES_FOR_POINT;
  return { inPolicy: rate.verdict.inPolicy, total: rate.total, minutes: Math.round(perNight * nights) };
}

function buildOrder(index: HotelIndex, { by, hour }: RatedSort): Order {
  if (by !== 'best') return ORDERS[by];
  return (one, other) =>
    compareBest(weighHotel(index, one), weighHotel(index, other), hour) || nearest(one, other);
}

const ORDERS = {
  TotalRate: (one, other) => cheapest(one, other) || nearest(one, other),
  DistanceFrom: (one, other) =>
    one.hotel.distance - other.hotel.distance || cheapest(one, other) || nearest(one, other),
  SabreRating: (one, other) => bestRated(one, other) || cheapest(one, other) || nearest(one, other),
  CorporateRate: (one, other) => corporateFirst(one, other) || cheapest(one, other) || nearest(one, other),
} satisfies Record<Exclude<HotelSort, 'best'>, Order>;
