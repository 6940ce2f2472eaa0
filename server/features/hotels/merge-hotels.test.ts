import { expect, it } from 'vitest';
import { NEVER_REFUNDED, property, rate } from '#tests/support/hotel-examples.ts';
import { mergeHotels } from './merge-hotels.ts';

const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });

it('merges the results of several sources for one hotel', () => {
  const merged = mergeHotels([
    { property: property('p-1'), rates: [rate({ source: '100', price: francs(300) })] },
    { property: property('p-2'), rates: [rate({ source: '100' })] },
    {
      property: property('p-1'),
      rates: [rate({ source: '110', price: francs(250), breakfastIncluded: true })],
    },
  ]);
  expect(merged.map((hotel) => [hotel.property.propertyId, hotel.rates.map(({ source }) => source)])).toEqual(
    [
      ['p-1', ['110', '100']],
      ['p-2', ['100']],
    ],
  );
});

it('keeps the cheapest of equal rates, and all that differ', () => {
  const offers = [
    { source: '100', price: francs(300) },
    { source: '110', price: francs(290) },
    { source: '112', price: francs(280), prepaid: true },
    { source: '113', price: francs(270), cancellation: NEVER_REFUNDED },
    { source: '113', price: francs(310), roomType: 'twin' as const },
    { source: '113', price: francs(320), breakfastIncluded: true },
    { source: '100', price: francs(330), corporate: true },
  ].map((words) => ({ property: property('p-1'), rates: [rate(words)] }));
  const [hotel] = mergeHotels(offers);
  expect(hotel?.rates.map(({ price }) => price.amount)).toEqual([
    270_00, 280_00, 290_00, 310_00, 320_00, 330_00,
  ]);
});
