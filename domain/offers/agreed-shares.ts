import type { BookingLimits, Money } from '../contract.ts';
import { compareMoney } from '../money.ts';
import { priceChange } from './price-change.ts';

interface TotalComparison {
  agreed: Money;
  now: Money;
}

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
