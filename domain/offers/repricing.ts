import type { OfferVerdict, PriceChange, PricedVerdict } from '../contract.ts';

type Asked = Pick<OfferVerdict | PricedVerdict, 'levels' | 'inPolicy'>;

/** What has become of an offer that can still be bought. */
export type Repricing = 'same' | 'cheaper' | 'dearerWithinTolerance' | 'dearer' | 'verdictChanged';

/** That the policy asks for more than before comes first, whichever way the price went. */
export function repricing(
  seen: Asked,
  { verdict, change }: { verdict: Asked; change: PriceChange },
): Repricing {
  if (asksForMore(seen, verdict)) return 'verdictChanged';
  if (change.kind !== 'dearer') return change.kind;
  return change.withinTolerance ? 'dearerWithinTolerance' : 'dearer';
}

function asksForMore(before: Asked, after: Asked): boolean {
  const isOutNow = before.inPolicy && !after.inPolicy;
  return isOutNow || after.levels.some((level) => !before.levels.includes(level));
}
