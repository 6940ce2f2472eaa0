import { expect, it } from 'vitest';
import { indexHotels } from '#domain/hotel-booking/hotel-index.ts';
import { countNewResults, mergeHotelResults } from '#domain/hotel-booking/hotel-list.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { showHotels } from '#domain/hotel-booking/hotel-rows.ts';
import { hotelRate, hotelResult, hotelResults } from '#tests/support/hotel-results.ts';
import { createResultsStore } from './results-store.ts';

const { filter } = DEFAULT_HOTEL_LIST_SETTINGS;

function createStore() {
  const clock = { ms: 0 };
  const store = createResultsStore({
    merge: mergeHotelResults,
    countNew: countNewResults,
    now: () => clock.ms,
  });
  store.begin(1);
  const shownIds = () => store.get().shown?.hotels.map(({ propertyId }) => propertyId);
  const add = (id: string, source: string, search = 1) =>
    store.add(search, hotelResults([hotelResult(id, { distance: id.charCodeAt(0) })], { source }));
  return { clock, store, shownIds, add };
}

it('shows the first results, and at once those that follow shortly after', () => {
  const { shownIds, add, clock, store } = createStore();
  add('b', '110');
  clock.ms = 200;
  add('a', '100');
  expect(shownIds()).toEqual(['a', 'b']);
  expect(store.get().newResults).toBe(0);
});

it('holds back later results until they are requested', () => {
  const { shownIds, add, clock, store } = createStore();
  add('b', '110');
  clock.ms = 3000;
  add('a', '112');
  expect(shownIds()).toEqual(['b']);
  expect(store.get().newResults).toBe(1);
  store.showNew();
  expect(shownIds()).toEqual(['a', 'b']);
  expect(store.get().newResults).toBe(0);
});

it('does not move a hotel for a cheaper rate that arrives later, until that is requested', () => {
  const { clock, store } = createStore();
  const offers = (source: string, prices: Record<string, number>) => {
    const hotels = Object.entries(prices).map(([id, amount]) =>
      hotelResult(id, { rates: [hotelRate({ source, price: { amount, currency: 'CHF' } })] }),
    );
    store.add(1, hotelResults(hotels, { source }));
  };
  const byPrice = () => {
    const { shown } = store.get();
    const found = shown ? showHotels(indexHotels(shown), filter, 'TotalRate') : [];
    return found.map(({ hotel, rate }) => [hotel.propertyId, rate.price.amount]);
  };
  offers('110', { a: 200_00, b: 300_00 });
  clock.ms = 3000;
  offers('112', { b: 100_00 });
  expect(byPrice()).toEqual([
    ['a', 200_00],
    ['b', 300_00],
  ]);
  expect(store.get().newResults).toBe(1);
  store.showNew();
  expect(byPrice()).toEqual([
    ['b', 100_00],
    ['a', 200_00],
  ]);
  expect(store.get().newResults).toBe(0);
});

it('has nothing new when a late source has no new results', () => {
  const { add, clock, shownIds, store } = createStore();
  add('b', '110');
  clock.ms = 3000;
  store.add(1, hotelResults([], { source: '112' }));
  expect(shownIds()).toEqual(['b']);
  expect(store.get().newResults).toBe(0);
});

it('ignores results for an earlier search', () => {
  const { shownIds, add, store } = createStore();
  add('a', '100');
  store.begin(2);
  add('b', '110', 1);
  expect(shownIds()).toBeUndefined();
});

it('notifies its listeners', () => {
  const { add, store } = createStore();
  let notifications = 0;
  const stop = store.subscribe(() => {
    notifications += 1;
  });
  add('a', '100');
  stop();
  add('b', '100');
  expect(notifications).toBe(1);
});
