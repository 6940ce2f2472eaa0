import { describe, expect, it } from 'vitest';
import { priceChange } from './price-change.ts';
import { type Repricing, repricing } from './repricing.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const buildVerdict = (levels: (1 | 2)[] = [], inPolicy = true) => ({ levels, inPolicy });
const nowAt = (
  after: { amount: number; currency: string },
  verdict = buildVerdict(),
  tolerancePercent = 3,
) => ({
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
    expect(repricing(buildVerdict(), nowAt(chf(amount)))).toBe(outcome);
  });

  it('is as dear as its company tolerates', () => {
    expect(repricing(buildVerdict(), nowAt(chf(20_700), buildVerdict(), 3.5))).toBe('dearerWithinTolerance');
    expect(repricing(buildVerdict(), nowAt(chf(20_001), buildVerdict(), 0))).toBe('dearer');
  });

  it('in another currency is dearer', () => {
    expect(repricing(buildVerdict(), nowAt({ amount: 1, currency: 'EUR' }))).toBe('dearer');
  });

  it.each<[string, (1 | 2)[], (1 | 2)[], boolean, boolean]>([
    ['an approval', [], [1], true, true],
    ['another level', [1], [1, 2], true, true],
    ['the other level', [1], [2], true, true],
    ['a reason', [1], [1], true, false],
  ])('and needs %s more has another verdict, even when it is cheaper', (_, before, after, was, is) => {
    const now = nowAt(chf(10_000), buildVerdict(after, is));
    expect(repricing(buildVerdict(before, was), now)).toBe('verdictChanged');
  });

  it('and needs less is judged by its price', () => {
    expect(repricing(buildVerdict([1, 2], false), nowAt(chf(20_000)))).toBe('same');
  });
});
