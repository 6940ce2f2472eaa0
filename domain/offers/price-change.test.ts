import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from './booking-limits.ts';
import { priceCap, priceChange, type Repricing, repricing } from './price-change.ts';

const francs = (amount: number) => ({ amount, currency: 'CHF' });

describe('the change of a price', () => {
  it.each([
    [100_00, 100_00, 'same', true],
    [100_00, 99_99, 'cheaper', true],
    [100_00, 1, 'cheaper', true],
    [100_00, 100_01, 'dearer', true],
    [100_00, 103_00, 'dearer', true],
    [100_00, 103_01, 'dearer', false],
    [0, 0, 'same', true],
    [0, 1, 'dearer', false],
  ] as const)('from %i to %i is %s; within the tolerance: %s', (before, after, kind, withinTolerance) => {
    const change = { kind, before: francs(before), after: francs(after), withinTolerance };
    expect(priceChange(francs(before), francs(after), DEFAULT_LIMITS)).toEqual(change);
  });

  it.each([
    [0, 100_00, true],
    [0, 100_01, false],
    [0.1, 100_10, true],
    [0.1, 100_11, false],
    [3.5, 103_50, true],
    [3.5, 103_51, false],
    [20, 120_00, true],
    [20, 120_01, false],
  ])('by a tolerance of %f %% is judged by that one: %i is within it: %s', (tolerancePercent, after, is) => {
    expect(priceChange(francs(100_00), francs(after), { tolerancePercent }).withinTolerance).toBe(is);
  });

  it('always has to be accepted when the currency is another one', () => {
    const dollars = { amount: 1, currency: 'USD' };
    expect(priceChange(francs(100), dollars, DEFAULT_LIMITS)).toMatchObject({
      kind: 'dearer',
      withinTolerance: false,
    });
  });

  const amounts = fc.nat({ max: 10_000_000 });
  const tolerances = fc.nat({ max: 200 }).map((tenths) => ({ tolerancePercent: tenths / 10 }));

  it('that is within the tolerance, is so for every lower price too', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, tolerances, (before, after, less, tolerance) => {
        fc.pre(priceChange(francs(before), francs(after), tolerance).withinTolerance);
        const cheaper = francs(Math.max(0, after - less));
        expect(priceChange(francs(before), cheaper, tolerance).withinTolerance).toBe(true);
      }),
    );
  });

  it('that is within a tolerance, is so within a more generous one too', () => {
    fc.assert(
      fc.property(amounts, tolerances, tolerances, (agreed, one, other) => {
        const [strict, generous] = [one, other].toSorted((a, b) => a.tolerancePercent - b.tolerancePercent);
        fc.pre(strict !== undefined && generous !== undefined);
        const [low, high] = [strict, generous].map((tolerance) => priceCap(francs(agreed), tolerance));
        expect(low?.amount).toBeLessThanOrEqual(high?.amount ?? Number.NaN);
      }),
    );
  });
});

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const verdictOf = (levels: (1 | 2)[] = [], inPolicy = true) => ({ levels, inPolicy });
const nowAt = (after: { amount: number; currency: string }, verdict = verdictOf(), tolerancePercent = 3) => ({
  change: priceChange(chf(20_000), after, { tolerancePercent }),
  verdict,
});

describe('a repriced offer', () => {
  it.each<[number, Repricing]>([
    [20_000, 'same'],
    [19_999, 'cheaper'],
    [20_001, 'dearerWithinTolerance'],
    [20_600, 'dearerWithinTolerance'],
    [20_601, 'dearer'],
  ])('of 200.00 for %i is %s', (amount, outcome) => {
    expect(repricing(verdictOf(), nowAt(chf(amount)))).toBe(outcome);
  });

  it('is as dear as its company tolerates', () => {
    expect(repricing(verdictOf(), nowAt(chf(20_700), verdictOf(), 3.5))).toBe('dearerWithinTolerance');
    expect(repricing(verdictOf(), nowAt(chf(20_001), verdictOf(), 0))).toBe('dearer');
  });

  it('in another currency is dearer', () => {
    expect(repricing(verdictOf(), nowAt({ amount: 1, currency: 'EUR' }))).toBe('dearer');
  });

  it.each<[string, (1 | 2)[], (1 | 2)[], boolean, boolean]>([
    ['an approval', [], [1], true, true],
    ['another level', [1], [1, 2], true, true],
    ['the other level', [1], [2], true, true],
    ['a reason', [1], [1], true, false],
  ])('and needs %s more has another verdict, even when it is cheaper', (_, before, after, was, is) => {
    const now = nowAt(chf(10_000), verdictOf(after, is));
    expect(repricing(verdictOf(before, was), now)).toBe('verdictChanged');
  });

  it('and needs less is judged by its price', () => {
    expect(repricing(verdictOf([1, 2], false), nowAt(chf(20_000)))).toBe('same');
  });
});
