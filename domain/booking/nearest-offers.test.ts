import { expect, it } from 'vitest';
import { type OfferMeasures, sortByNearness } from './nearest-offers.ts';

const BEFORE = { amount: 300, departure: '2027-03-01T10:00' };

function sorted(offers: Record<string, OfferMeasures>, before: typeof BEFORE | { amount: number } = BEFORE) {
  return sortByNearness(Object.entries(offers), before, ([, measures]) => measures).map(([name]) => name);
}

it('sorts flights by their time of departure, and then by the gap to the price before', () => {
  const names = sorted({
    later: { amount: 300, departure: '2027-03-01T12:00' },
    earlier: { amount: 900, departure: '2027-03-01T09:30' },
    sameTimeDearer: { amount: 500, departure: '2027-03-01T10:00' },
    sameTimeCheaper: { amount: 250, departure: '2027-03-01T10:00' },
  });
  expect(names).toEqual(['sameTimeCheaper', 'sameTimeDearer', 'earlier', 'later']);
});

it('sorts others by their distance, and then by the gap to the price before', () => {
  const names = sorted(
    {
      far: { amount: 300, distance: 2 },
      near: { amount: 900, distance: 0.4 },
      here: { amount: 200, distance: 0 },
      withoutDistance: { amount: 310 },
    },
    { amount: 300 },
  );
  expect(names).toEqual(['withoutDistance', 'here', 'near', 'far']);
});

it('puts prices last that can not be converted', () => {
  const unknown = { amount: Number.POSITIVE_INFINITY };
  expect(sorted({ unknown, other: unknown, known: { amount: 9_000 } })).toEqual([
    'known',
    'unknown',
    'other',
  ]);
});
