import type { BookingLimits, Money } from '../contract.ts';
import { compareMoney } from '../money.ts';
import { priceChange } from './price-change.ts';

interface AgreedTotal {
  /** What was agreed to for all prices together. */
  agreed: Money;
  /** What they are together now, in the same currency. */
  now: Money;
}

/**
 * What of a total that was agreed to falls to each price, so that all of them together may rise as far as the total may.
 * A total that has fallen agrees to the prices as they are.
 */
export function agreedShares(
  prices: readonly Money[],
  { agreed, now }: AgreedTotal,
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
