import type { ChosenOffer, PricedOffer, RepricedOffer } from '#domain/booking/flow-types.ts';
import { offerOutcome, outcomeOfFoundOffer, type SupplierAnswer } from '#domain/booking/offer-outcome.ts';
import type { ErrorCode } from '#domain/contract.ts';
import { outcomeOf } from './outcome-of.ts';

interface PricingCalls<Priced extends PricedOffer> {
  /** Asks the supplier what an offer costs now. */
  check: (reference: string) => Promise<SupplierAnswer<Priced>>;
  /** Looks for the same offer under a new reference; null when it is not there any more. */
  find: () => Promise<string | null>;
}

/** Prices an offer again. One whose reference has expired is found by its terms, and compared with what was seen. */
export async function priceAgain<Priced extends PricedOffer>(
  seen: ChosenOffer,
  { check, find }: PricingCalls<Priced>,
): Promise<RepricedOffer<Priced>> {
  const answer = await check(seen.offer).catch((error: unknown) => outcomeOf(error, endOf));
  if (answer !== 'referenceExpired') return offerOutcome(seen, answer);
  const reference = await find();
  if (reference === null) return { type: 'soldOut' };
  return outcomeOfFoundOffer(seen, await check(reference));
}

/** What the code of a refusal says of an offer: gone, or only its reference. */
export function endOf(code: ErrorCode): { outcome: 'expired' } | 'referenceExpired' | null {
  if (code === 'offer_expired') return 'referenceExpired';
  return code === 'offer_invalid' ? { outcome: 'expired' } : null;
}
