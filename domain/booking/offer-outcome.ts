import { priceChange } from '../offers/price-change.ts';
import { repricing } from '../offers/repricing.ts';
import type { ChosenOffer, PricedOffer, RepricedOffer } from './flow-types.ts';

type OfferGone = { outcome: 'soldOut' } | { outcome: 'expired' };

/** What a supplier answers when an offer is priced again. */
export type SupplierAnswer<Priced extends PricedOffer> = Priced | OfferGone;

/** The answer, compared with the verdict that was seen, and with the price as far as the company tolerates. */
export function offerOutcome<Priced extends PricedOffer>(
  seen: ChosenOffer,
  answer: SupplierAnswer<Priced>,
): RepricedOffer<Priced> {
  if (answer.outcome !== 'priced') return { type: answer.outcome };
  return { type: repricing(seen.verdict, answer), priced: answer };
}

/**
 * The same for an offer that was found again under another reference: the server compares with the price of that one.
 * What the company tolerates is not known here, so a person is asked about whatever is dearer than what was seen.
 */
export function outcomeOfFoundOffer<Priced extends PricedOffer>(
  seen: ChosenOffer,
  answer: SupplierAnswer<Priced>,
): RepricedOffer<Priced> {
  if (answer.outcome !== 'priced') return { type: answer.outcome };
  const change = priceChange(seen.price, answer.total.asked, { tolerancePercent: 0 });
  return offerOutcome(seen, { ...answer, change });
}
