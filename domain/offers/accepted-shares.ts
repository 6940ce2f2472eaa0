import type { BookingLimits, Money } from '../contract.ts';
import { compareMoney } from '../money.ts';
import { priceChange } from './price-change.ts';

interface TotalComparison {
  accepted: Money;
  current: Money;
}

export function acceptedShares(
  prices: readonly Money[],
  { accepted, current }: TotalComparison,
  limits: Pick<BookingLimits, 'tolerancePercent'>,
): Money[] {
  if (compareMoney(current, accepted) <= 0) return [...prices];
  return prices.map((price) => {
    const amount = Math.ceil((price.amount * accepted.amount) / current.amount);
    const share = { amount, currency: price.currency };
    // A share that is rounded may be a little less than what its price is within.
    return priceChange(share, price, limits).withinTolerance ? share : price;
  });
}
