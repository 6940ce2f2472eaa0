import type { BookingLimits, Money } from '../contract.ts';
import { compareMoney } from '../money.ts';
import { priceChange } from './price-change.ts';

interface TotalComparison {
  /** The accepted amount for all prices together. */
  agreed: Money;
  /** The current total, in the same currency. */
  now: Money;
}

/**
 * Splits an accepted total among the prices, so that all of them together may rise as far as the total may. A
 * lower total accepts the prices as they are.
 */
export function agreedShares(
  prices: readonly Money[],
  { agreed, now }: TotalComparison,
  limits: Pick<BookingLimits, 'tolerancePercent'>,
): Money[] {
  if (compareMoney(now, agreed) <= 0) return [...prices];
  return prices.map((price) => {
    const amount = Math.ceil((price.amount * agreed.amount) / now.amount);
    const share = { amount, currency: price.currency };
    // A share that is rounded may be a little less than what its price is within.
    return priceChange(share, price, limits).withinTolerance ? share : price;
  });
}
