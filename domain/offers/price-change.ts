import type { BookingLimits, FullVerdict, Money, OfferVerdict, PriceChange } from '../contract.ts';
import { addPercent, compareMoney } from '../money.ts';

type Tolerance = Pick<BookingLimits, 'tolerancePercent'>;

export function priceCap(accepted: Money, { tolerancePercent }: Tolerance): Money {
  return addPercent(accepted, tolerancePercent);
}

/** The kind of a price change; one in another currency is never within the tolerance. */
export function priceChange(before: Money, after: Money, tolerance: Tolerance): PriceChange {
  if (before.currency !== after.currency) return { kind: 'dearer', before, after, withinTolerance: false };
  const difference = compareMoney(after, before);
  const kind = difference === 0 ? 'same' : difference < 0 ? 'cheaper' : 'dearer';
  const withinTolerance = compareMoney(after, priceCap(before, tolerance)) <= 0;
  return { kind, before, after, withinTolerance };
}

type Asked = Pick<OfferVerdict | FullVerdict, 'levels' | 'inPolicy'>;

export type Repricing = 'same' | 'cheaper' | 'dearerWithinTolerance' | 'dearer' | 'verdictChanged';

export function repricing(
  selected: Asked,
  { verdict, change }: { verdict: Asked; change: PriceChange },
): Repricing {
  if (asksForMore(selected, verdict)) return 'verdictChanged';
  if (change.kind !== 'dearer') return change.kind;
  return change.withinTolerance ? 'dearerWithinTolerance' : 'dearer';
}

function asksForMore(before: Asked, after: Asked): boolean {
  const isOutNow = before.inPolicy && !after.inPolicy;
  return isOutNow || after.levels.some((level) => !before.levels.includes(level));
}
