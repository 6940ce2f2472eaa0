import { expect, it } from 'vitest';
import type { HotelResult } from '#domain/contract.ts';
import { hotelRate, hotelResult, hotelResults } from '#tests/support/hotel-results.ts';
import { selectPage } from '../booking/result-pages.ts';
import { alternativesInPolicy } from './alternatives.ts';
import { suggestFilters } from './filter-parts.ts';
import { indexHotels } from './hotel-index.ts';
import { mergeHotelResults } from './hotel-list.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS, type HotelListFilter, type HotelSort } from './hotel-list-settings.ts';
import { showHotels } from './hotel-rows.ts';

const rateAt = (francs: number, more = {}) =>
  hotelRate({ price: { amount: francs * 100, currency: 'CHF' }, ...more });
const all = DEFAULT_HOTEL_LIST_SETTINGS.filter;
const dear = { verdict: 1 };

function buildIndex(...hotels: HotelResult[]) {
  const list = mergeHotelResults([hotelResults(hotels)]);
  if (!list) throw new Error('There are results');
  return indexHotels(list);
}

const index = buildIndex(
  hotelResult('cheap', { distance: 3, rating: 3, amenities: [68], rates: [rateAt(100)] }),
  hotelResult('near', {
    distance: 1,
    rating: 4,
    name: 'Zürich Löwen',
    rates: [rateAt(300, dear), rateAt(350)],
  }),
  hotelResult('best', { distance: 2, rating: 5, rates: [rateAt(200), rateAt(250, { corporate: true })] }),
  hotelResult('own', { distance: 4, rating: 4, stars: 3, rates: [rateAt(240, { corporate: true })] }),
);

const shown = (sort: HotelSort, more: Partial<HotelListFilter> = {}) =>
  showHotels(index, { ...all, ...more }, sort).map(({ hotel }) => hotel.propertyId);

it.each([
  ['TotalRate', ['cheap', 'best', 'own', 'near']],
  ['DistanceFrom', ['near', 'best', 'cheap', 'own']],
  ['SabreRating', ['best', 'own', 'near', 'cheap']],
  ['CorporateRate', ['own', 'best', 'cheap', 'near']],
] as const)('sorts by %s', (sort, order) => {
  expect(shown(sort)).toEqual(order);
});

it('puts what is best at the rate of an hour first', () => {
  const best = (francs: number) =>
    showHotels(index, all, 'best', { amount: francs * 100, currency: 'CHF' })[0]?.hotel.propertyId;
  expect([best(60), best(200), best(60)]).toEqual(['cheap', 'best', 'cheap']);
});

it('finds names regardless of case and accents', () => {
  expect(shown('TotalRate', { nameFilter: 'ZURICH low' })).toEqual(['near']);
});

it('treats variants of an amenity as one', () => {
  expect(shown('TotalRate', { amenityCodes: [64] })).toEqual(['cheap']);
});

it('shows the dearer room when the cheaper one does not match the filter', () => {
  const [near] = showHotels(index, { ...all, roomAspects: ['InPolicy'], nameFilter: 'zurich' }, 'TotalRate');
  expect(near?.rate.total?.amount).toBe(350_00);
});

it('offers another room of the same hotel first, then the most similar hotels', () => {
  const [near] = showHotels(index, { ...all, nameFilter: 'zurich' }, 'TotalRate');
  const found = near ? alternativesInPolicy(index, near) : [];
  expect(found.map(({ hotel, rate }) => [hotel.propertyId, rate.total?.amount])).toEqual([
    ['near', 350_00],
    ['cheap', 100_00],
    ['best', 200_00],
  ]);
});

it('offers no alternative to an offer inside the policy', () => {
  const [cheap] = showHotels(index, all, 'TotalRate');
  expect(cheap && alternativesInPolicy(index, cheap)).toEqual([]);
});

it('suggests filters to remove from an empty list, the most effective first', () => {
  const filter: HotelListFilter = { ...all, stars: [3], roomAspects: ['BreakfastIncluded'], radius: 3 };
  expect(showHotels(index, filter, 'TotalRate')).toEqual([]);
  expect(suggestFilters(index, { ...filter, roomAspects: [] })).toEqual([
    { part: { kind: 'stars' }, results: 3 },
    { part: { kind: 'radius' }, results: 1 },
  ]);
  expect(suggestFilters(index, filter)).toEqual([]);
});

it('has pages of 25, and none after the last one', () => {
  const items = Array.from({ length: 51 }, (_, number) => number);
  expect(selectPage(items, 3)).toEqual({ page: 3, pages: 3, items: [50] });
  expect(selectPage(items, 9).page).toBe(3);
  expect(selectPage([], 1)).toEqual({ page: 1, pages: 1, items: [] });
});
