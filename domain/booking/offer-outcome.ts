import type { PriceChange } from '../contract.ts';
import { priceChange, repricing } from '../offers/price-change.ts';
import type { OfferQuote, RepricingOutcome, SelectedOffer } from './flow-types.ts';

type OfferGone = { outcome: 'soldOut' } | { outcome: 'expired' };

export type SupplierAnswer<Priced extends OfferQuote> = Priced | OfferGone;

export function offerOutcome<Priced extends OfferQuote>(
  selected: SelectedOffer,
  answer: SupplierAnswer<Priced>,
): RepricingOutcome<Priced> {
  if (answer.outcome !== 'priced') return { type: answer.outcome };
  const priced = { ...answer, change: changeSinceSelected(selected, answer) };
  return { type: repricing(selected.verdict, priced), priced };
}

/**
 * The server compares with the price from which the tolerance counts, which may be lower than the one that was shown
 * last. Only a rise above that one has to be asked about.
 */
function changeSinceSelected(selected: SelectedOffer, { change, total }: OfferQuote): PriceChange {
  const sinceSelected = priceChange(selected.price, total.asked, { tolerancePercent: 0 });
  return sinceSelected.kind === 'dearer' ? change : sinceSelected;
}

/**
 * The same for an offer that was found again under a new reference, for which the server compares with the
 * new price. The company's tolerance is not known here, so the user has to accept every increase over the
 * price that was shown.
 */
export function outcomeOfOfferMatch<Priced extends OfferQuote>(
  selected: SelectedOffer,
  answer: SupplierAnswer<Priced>,
): RepricingOutcome<Priced> {
  if (answer.outcome !== 'priced') return { type: answer.outcome };
  const change = priceChange(selected.price, answer.total.asked, { tolerancePercent: 0 });
  return offerOutcome(selected, { ...answer, change });
}
