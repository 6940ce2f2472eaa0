import { expect, it } from 'vitest';
import { buildCarResults, CAR_CRITERIA } from '#stories/support/car/car-list.ts';
import { buildResults, CRITERIA } from '#stories/support/hotel/hotel-list.ts';
import { suggestCars } from '../car-booking/suggest-cars.ts';
import { suggestHotels } from '../hotel-booking/suggest-hotels.ts';
import { offerOf } from './suggested-offers.ts';

const HOUR = { amount: 60_00, currency: 'CHF' };

it('are three hotels in policy, each with its cheapest rate', () => {
  const suggested = suggestHotels(CRITERIA, [buildResults(8)], HOUR);
  const offers = suggested?.offers ?? [];
  expect(offers).toHaveLength(3);
  expect(offers.map((one) => offerOf(one).verdict.inPolicy)).toEqual([true, true, true]);
  expect(offers.map((one) => one.kind === 'hotel' && one.rate === one.hotel.rates[0])).toEqual([
    true,
    true,
    true,
  ]);
  expect(offers[0]).toMatchObject({ criteria: CRITERIA, hotel: { name: 'Gasthaus zum Kranich' } });
});

it('are one car', () => {
  expect(suggestCars(CAR_CRITERIA, [buildCarResults(6)], HOUR)?.offers).toHaveLength(1);
});

it('are none without results', () => {
  expect(suggestHotels(CRITERIA, [], HOUR)).toBeNull();
  expect(suggestCars(CAR_CRITERIA, [], HOUR)).toBeNull();
});
