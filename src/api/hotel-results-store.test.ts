import { expect, it } from 'vitest';
import { hotelResult, hotelResults } from '#tests/support/hotel-results.ts';
import { createHotelResultsStore } from './hotel-results-store.ts';

function createStore() {
  const clock = { ms: 0 };
  const store = createHotelResultsStore(() => clock.ms);
  store.begin(1);
  const shownIds = () => store.get().shown?.hotels.map(({ propertyId }) => propertyId);
  const add = (id: string, source: string, search = 1) =>
    store.add(search, hotelResults([hotelResult(id, { distance: id.charCodeAt(0) })], { source }));
  return { clock, store, shownIds, add };
}

it('shows what comes first, and what joins it at once', () => {
  const { shownIds, add, clock, store } = createStore();
  add('b', '110');
  clock.ms = 200;
  add('a', '100');
  expect(shownIds()).toEqual(['a', 'b']);
  expect(store.get().newHotels).toBe(0);
});

it('holds back what comes later until it is asked for', () => {
  const { shownIds, add, clock, store } = createStore();
  add('b', '110');
  clock.ms = 3000;
  add('a', '112');
  expect(shownIds()).toEqual(['b']);
  expect(store.get().newHotels).toBe(1);
  store.showNew();
  expect(shownIds()).toEqual(['a', 'b']);
  expect(store.get().newHotels).toBe(0);
});

it('brings more rates of the same hotels in at any time', () => {
  const { add, clock, store } = createStore();
  add('b', '110');
  clock.ms = 3000;
  add('b', '112');
  expect(store.get().newHotels).toBe(0);
  expect(store.get().shown?.hotels[0]?.rates).toHaveLength(2);
});

it('takes nothing for a search that is over', () => {
  const { shownIds, add, store } = createStore();
  add('a', '100');
  store.begin(2);
  add('b', '110', 1);
  expect(shownIds()).toBeUndefined();
});

it('tells whoever listens', () => {
  const { add, store } = createStore();
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  add('a', '100');
  stop();
  add('b', '100');
  expect(told).toBe(1);
});
