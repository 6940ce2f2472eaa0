import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Money } from '../contract.ts';
import { addMoney } from '../money.ts';
import { acceptedShares } from './accepted-shares.ts';
import { priceCap } from './price-change.ts';

const chf = (amount: number): Money => ({ amount, currency: 'CHF' });
const LIMITS = { tolerancePercent: 3 };

test('a total that has fallen or is the same agrees to each price', () => {
  const prices = [chf(100_00), chf(50_00)];
  expect(acceptedShares(prices, { accepted: chf(150_00), current: chf(150_00) }, LIMITS)).toEqual(prices);
  expect(acceptedShares(prices, { accepted: chf(200_00), current: chf(150_00) }, LIMITS)).toEqual(prices);
});

test('of a total that has risen, each price has its share', () => {
  const shares = acceptedShares(
    [chf(102_00), chf(51_00)],
    { accepted: chf(150_00), current: chf(153_00) },
    LIMITS,
  );
  expect(shares).toEqual([chf(100_00), chf(50_00)]);
});

test('each share accepts its price, and all shares at most the total, except for rounding', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 30 }), (before, tenths) => {
      const accepted = before.map(chf).reduce(addMoney);
      const prices = before.map((amount) => chf(Math.floor((amount * (1000 + tenths)) / 1000)));
      const current = prices.reduce(addMoney);
      const shares = acceptedShares(prices, { accepted, current }, LIMITS).map((share) =>
        priceCap(share, LIMITS),
      );
      for (const [index, price] of prices.entries()) {
        expect(shares[index]?.amount).toBeGreaterThanOrEqual(price.amount);
      }
      const most = priceCap(accepted, LIMITS).amount + 3 * prices.length;
      expect(shares.reduce(addMoney).amount).toBeLessThanOrEqual(most);
    }),
  );
});
