import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeCosts } from './change-costs.ts';
import type { Money } from './contract.ts';

const chf = (amount: number): Money => ({ amount, currency: 'CHF' });

it.each([
  ['dearer', 200_00, 260_00, 0, 60_00, 60_00, 0],
  ['dearer, with a penalty', 200_00, 260_00, 25_00, 60_00, 85_00, 0],
  ['cheaper', 200_00, 120_00, 0, -80_00, 0, 80_00],
  ['cheaper, with a penalty', 200_00, 120_00, 30_00, -80_00, 0, 50_00],
  ['cheaper by less than the penalty', 200_00, 190_00, 30_00, -10_00, 20_00, 0],
  ['the same', 200_00, 200_00, 0, 0, 0, 0],
])('a change to what is %s', (_, before, after, penalty, difference, due, refund) => {
  expect(changeCosts({ before: chf(before), after: chf(after), penalty: chf(penalty) })).toEqual({
    difference: chf(difference),
    due: chf(due),
    refund: chf(refund),
  });
});

it('either something is due or something is paid back, and both add up', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (before, after, penalty) => {
      const costs = changeCosts({ before: chf(before), after: chf(after), penalty: chf(penalty) });
      expect(Math.min(costs.due.amount, costs.refund.amount)).toBe(0);
      expect(costs.due.amount - costs.refund.amount).toBe(after + penalty - before);
    }),
  );
});
