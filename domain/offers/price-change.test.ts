import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceChange } from './price-change.ts';

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
    expect(priceChange(francs(before), francs(after))).toEqual(change);
  });

  it('is none that goes through unseen when the currency is another one', () => {
    const dollars = { amount: 1, currency: 'USD' };
    expect(priceChange(francs(100), dollars)).toMatchObject({ kind: 'dearer', withinTolerance: false });
  });

  it('that goes through, goes through for whatever is cheaper too', () => {
    const amount = fc.nat({ max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (before, after, less) => {
        fc.pre(priceChange(francs(before), francs(after)).withinTolerance);
        expect(priceChange(francs(before), francs(Math.max(0, after - less))).withinTolerance).toBe(true);
      }),
    );
  });
});
