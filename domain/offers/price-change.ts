import type { Money, PriceChange } from '../contract.ts';
import { addPercent, compareMoney } from '../money.ts';
import { BOOKING_LIMITS } from './booking-limits.ts';

/** Up to what a price may rise without anybody being asked again. */
export function highestAccepted(agreed: Money): Money {
  return addPercent(agreed, BOOKING_LIMITS.tolerancePercent);
}

/** What has become of a price; one in another currency is never within the tolerance. */
export function priceChange(before: Money, after: Money): PriceChange {
  if (before.currency !== after.currency) return { kind: 'dearer', before, after, withinTolerance: false };
  const difference = compareMoney(after, before);
  const kind = difference === 0 ? 'same' : difference < 0 ? 'cheaper' : 'dearer';
  const withinTolerance = compareMoney(after, highestAccepted(before)) <= 0;
  return { kind, before, after, withinTolerance };
}
