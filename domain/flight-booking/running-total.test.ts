import { expect, it } from 'vitest';
import { fareQuote, francs } from '#tests/support/flight-booking-examples.ts';
import { runningTotal } from './running-total.ts';
import { NO_EXTRAS } from './selected-extras.ts';

const SEAT = { segment: 0, traveler: 'anna', seat: '11A', price: francs(16) };
const FREE_SEAT = { segment: 1, traveler: 'anna', seat: '11C', price: null };
const BAG = { leg: 0, traveler: 'beat', kind: 'checked', quantity: 2, price: francs(140) } as const;
const EXTRAS = { ...NO_EXTRAS, seats: [SEAT, FREE_SEAT], bags: [BAG] };

it('is the fare of all travelers with their seats and bags', () => {
  expect(runningTotal(fareQuote(160_000), NO_EXTRAS)).toEqual({ asked: francs(1_600) });
  expect(runningTotal(fareQuote(160_000), EXTRAS)).toEqual({ asked: francs(1_756) });
});

it('counts previously accepted extras only once', () => {
  const priced = fareQuote(161_600, { seats: [SEAT] });
  expect(runningTotal(priced, { ...NO_EXTRAS, seats: [SEAT] })).toEqual({ asked: francs(1_616) });
  expect(runningTotal(priced, NO_EXTRAS)).toEqual({ asked: francs(1_600) });
});

it('is converted by the rate of the fare', () => {
  const rate = { date: '2027-03-01', currency: 'EUR', from: '0.8', to: '1' };
  const total = { asked: francs(1_600), converted: { amount: 200_000, currency: 'EUR' }, rate };
  expect(runningTotal(fareQuote(160_000, { total }), EXTRAS)).toEqual({
    asked: francs(1_756),
    converted: { amount: 219_500, currency: 'EUR' },
  });
});
