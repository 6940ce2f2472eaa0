import type { OfferVerdict, PriceChange, PricedVerdict } from '../contract.ts';

type Asked = Pick<OfferVerdict | PricedVerdict, 'levels' | 'inPolicy'>;

/** The outcome for an offer that is still available. */
export type Repricing = 'same' | 'cheaper' | 'dearerWithinTolerance' | 'dearer' | 'verdictChanged';

/** A stricter verdict takes precedence over any change of price. */
export function repricing(
  shown: Asked,
  { verdict, change }: { verdict: Asked; change: PriceChange },
): Repricing {
  if (asksForMore(shown, verdict)) return 'verdictChanged';
  if (change.kind !== 'dearer') return change.kind;
  return change.withinTolerance ? 'dearerWithinTolerance' : 'dearer';
}

function asksForMore(before: Asked, after: Asked): boolean {
  const isOutNow = before.inPolicy && !after.inPolicy;
  return isOutNow || after.levels.some((level) => !before.levels.includes(level));
}
