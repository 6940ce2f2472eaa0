import { expect, it } from 'vitest';
import { francs, OFFERED } from '#tests/support/flight-booking-examples.ts';
import { listSeatPrices, priceIndex } from './seat-prices.ts';

const cabins = OFFERED.seatMaps[0]?.cabins ?? [];
const seat = { letter: 'A', position: 'window' as const, free: true };

it('has a letter for each price of free seats, from the lowest on', () => {
  expect(listSeatPrices(cabins)).toEqual([
    { letter: 'A', price: francs(16) },
    { letter: 'B', price: francs(25) },
  ]);
});

it.each([
  ['a dear seat', { ...seat, price: francs(25) }, 1],
  ['one that is included', seat, null],
  ['one that is taken', { ...seat, free: false, price: francs(16) }, null],
])('finds the price of %s', (_, of, index) => {
  expect(priceIndex(listSeatPrices(cabins), of)).toBe(index);
});
