import type { OfferQuote, RepricingOutcome, SelectedOffer } from '#domain/booking/flow-types.ts';
import { offerOutcome, outcomeOfOfferMatch, type SupplierAnswer } from '#domain/booking/offer-outcome.ts';
import type { ErrorCode } from '#domain/contract.ts';
import { toOutcome } from './to-outcome.ts';

interface PricingCalls<Priced extends OfferQuote> {
  check: (reference: string) => Promise<SupplierAnswer<Priced>>;
  find: () => Promise<string | null>;
}

/**
 * Reprices an offer. One whose reference has expired is found by its terms, and compared with the price that
 * was shown.
 */
export async function reprice<Priced extends OfferQuote>(
  selected: SelectedOffer,
  { check, find }: PricingCalls<Priced>,
): Promise<RepricingOutcome<Priced>> {
  const answer = await check(selected.offer).catch((error: unknown) => toOutcome(error, toFinalOutcome));
  if (answer !== 'referenceExpired') return offerOutcome(selected, answer);
  const reference = await find();
  if (reference === null) return { type: 'expired' };
  return outcomeOfOfferMatch(selected, await check(reference));
}

export function toFinalOutcome(code: ErrorCode): { outcome: 'expired' } | 'referenceExpired' | null {
  if (code === 'offer_expired') return 'referenceExpired';
  return code === 'offer_invalid' ? { outcome: 'expired' } : null;
}
