import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hotelRate, hotelResult, hotelResults } from '#tests/support/hotel-results.ts';
import { countNewResults, mergeHotelResults } from './hotel-list.ts';

const inFrancs = (amount: number) => ({ amount, currency: 'CHF' });

const near = hotelResult('near', { distance: 0.4, rates: [hotelRate({ price: inFrancs(300_00) })] });
const far = hotelResult('far', { distance: 3.1 });
const sabre = hotelResults([near, far], { source: '100' });
const expedia = hotelResults(
  [hotelResult('near', { distance: 0.4, rates: [hotelRate({ source: '110', price: inFrancs(280_00) })] })],
  { source: '110', expiresAt: '2027-03-01T10:10:00.000Z' },
);

it('is null until a source has answered', () => {
  expect(mergeHotelResults([])).toBeNull();
});

it('has each hotel once, the nearest first, with the rates of all sources, the cheapest first', () => {
  const list = mergeHotelResults([sabre, expedia]);
  expect(
    list?.hotels.map(({ propertyId, rates }) => [propertyId, rates.map(({ price }) => price.amount)]),
  ).toEqual([
    ['near', [280_00, 300_00]],
    ['far', [400_00]],
  ]);
});

it('expires when the first of its offers does', () => {
  expect(mergeHotelResults([sabre, expedia])?.expiresAt).toBe('2027-03-01T10:10:00.000Z');
});

it('has the policy verdict of each rate', () => {
  const rates = [hotelRate({ verdict: 1 })];
  const list = mergeHotelResults([hotelResults([hotelResult('a', { rates })])]);
  expect(list?.hotels[0]?.rates[0]?.verdict).toMatchObject({
    inPolicy: false,
    broken: ['hotel.highestPrice'],
  });
});

it('refuses results whose verdict is missing', () => {
  const line = hotelResults([hotelResult('a', { rates: [hotelRate({ verdict: 7 })] })]);
  expect(() => mergeHotelResults([line])).toThrow('verdict 7');
});

it('compares in the currency of the company, with unconvertible prices last', () => {
  const { companyPrice: _, ...unknown } = hotelRate({ price: { amount: 1, currency: 'ISK' } });
  const inEuro = hotelRate({ price: { amount: 500_00, currency: 'EUR' }, companyPrice: inFrancs(470_00) });
  const { companyPrice: __, ...own } = hotelRate({ price: inFrancs(480_00) });
  const line = hotelResults([hotelResult('a', { rates: [unknown, own, inEuro] })], { rooms: 2 });
  expect(mergeHotelResults([line])?.hotels[0]?.rates.map(({ total, average }) => [total, average])).toEqual([
    [inFrancs(470_00), inFrancs(117_50)],
    [inFrancs(480_00), inFrancs(120_00)],
    [null, null],
  ]);
});

it('merges what a source sends in several lines', () => {
  const more = hotelResults([hotelResult('farthest', { distance: 9 })], { source: '100' });
  expect(mergeHotelResults([sabre, more])?.hotels.map(({ propertyId }) => propertyId)).toEqual([
    'near',
    'far',
    'farthest',
  ]);
});

it('does not depend on the order of the answers', () => {
  const lines = ['100', '110', '112', '113'].map((source, place) =>
    hotelResults(
      [...'abcdefg']
        .slice(place)
        .map((id) => hotelResult(id, { distance: id.charCodeAt(0) % 3, rates: [hotelRate({ source })] })),
      { source },
    ),
  );
  const whole = mergeHotelResults(lines);
  fc.assert(
    fc.property(fc.shuffledSubarray(lines, { minLength: 4 }), (shuffled) => {
      expect(mergeHotelResults(shuffled)).toEqual(whole);
    }),
  );
});

it('counts the hotels that are not shown yet, and those with more rates than are shown', () => {
  const [one, other] = [mergeHotelResults([expedia]), mergeHotelResults([sabre])];
  const both = mergeHotelResults([expedia, sabre]);
  if (!one || !other || !both) throw new Error('There are results');
  expect(countNewResults(one, both)).toBe(2);
  expect(countNewResults(other, both)).toBe(1);
  expect(countNewResults(both, both)).toBe(0);
});
