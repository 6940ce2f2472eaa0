import { describe, expect, it } from 'vitest';
import { type Repricing, repricing } from './repricing.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const seen = (levels: (1 | 2)[] = [], inPolicy = true) => ({
  price: chf(20_000),
  verdict: { levels, inPolicy },
});

describe('an offer that is priced again', () => {
  it.each<[number, Repricing]>([
    [20_000, 'same'],
    [19_999, 'cheaper'],
    [20_001, 'dearerWithinTolerance'],
    [20_600, 'dearerWithinTolerance'],
    [20_601, 'dearer'],
  ])('of 200.00 for %i is %s', (amount, outcome) => {
    expect(repricing(seen(), { price: chf(amount), verdict: { levels: [], inPolicy: true } })).toBe(outcome);
  });

  it('in another currency is dearer', () => {
    const now = { price: { amount: 1, currency: 'EUR' }, verdict: { levels: [], inPolicy: true } };
    expect(repricing(seen(), now)).toBe('dearer');
  });

  it.each<[string, (1 | 2)[], (1 | 2)[], boolean, boolean]>([
    ['an approval', [], [1], true, true],
    ['another level', [1], [1, 2], true, true],
    ['the other level', [1], [2], true, true],
    ['a reason', [1], [1], true, false],
  ])('and needs %s more has another verdict, even when it is cheaper', (_, before, after, was, is) => {
    const now = { price: chf(10_000), verdict: { levels: after, inPolicy: is } };
    expect(repricing(seen(before, was), now)).toBe('verdictChanged');
  });

  it('and needs less is judged by its price', () => {
    const now = { price: chf(20_000), verdict: { levels: [], inPolicy: true } };
    expect(repricing(seen([1, 2], false), now)).toBe('same');
  });
});
