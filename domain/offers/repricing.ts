import type { Money, OfferVerdict, PricedVerdict } from '../contract.ts';
import { priceChange } from './price-change.ts';

/** What somebody has seen of an offer: its price, and what the policy said to it. */
export interface SeenOffer {
  price: Money;
  verdict: Pick<OfferVerdict, 'levels' | 'inPolicy'>;
}

/** What has become of an offer that can still be bought. */
export type Repricing = 'same' | 'cheaper' | 'dearerWithinTolerance' | 'dearer' | 'verdictChanged';

/** That the policy asks for more than before comes first, whichever way the price went. */
export function repricing(
  seen: SeenOffer,
  now: { price: Money; verdict: Pick<PricedVerdict, 'levels' | 'inPolicy'> },
): Repricing {
  if (asksForMore(seen.verdict, now.verdict)) return 'verdictChanged';
  const change = priceChange(seen.price, now.price);
  if (change.kind !== 'dearer') return change.kind;
  return change.withinTolerance ? 'dearerWithinTolerance' : 'dearer';
}

function asksForMore(before: SeenOffer['verdict'], after: SeenOffer['verdict']): boolean {
  const isOutNow = before.inPolicy && !after.inPolicy;
  return isOutNow || after.levels.some((level) => !before.levels.includes(level));
}
