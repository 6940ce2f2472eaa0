import type { ComparedPrice, Money, OfferRequest } from '#domain/contract.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import { judge } from '#domain/policy/judge.ts';
import type { Offer } from '#domain/policy/offer.ts';
import { comparedPrice } from '#domain/policy/prices.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import type { SignedInContext } from '../http/handler.ts';
import type { Supplier } from '../suppliers/supplier.ts';
import { toComparedPrice } from './company-prices.ts';
import type { OfferKind } from './offer-reference.ts';
import { type OpenedOffer, openOffer, toOfferGone } from './open-offer.ts';
import { toVerdict } from './verdicts.ts';

/** What a kind of offer adds to what is said of each. */
interface OfferDescription<Details> {
  /** As its reference has it: of a flight for one traveller. */
  price: Money;
  /** For all travellers, rooms and days. */
  total: Money;
  /** What the policies judge it by. */
  facts: Offer;
  lines: readonly PriceLine[];
  details: Details;
}

interface OfferRules<Priced, Details> {
  kind: OfferKind;
  supplier: Pick<Supplier<never, unknown, Priced>, 'price'>;
  describe(
    offer: Priced,
    opened: OpenedOffer & { compared(price: Money): ComparedPrice },
  ): OfferDescription<Details>;
}

/** Prices an offer again, and says all that has to be known before it is bought. */
export async function priceOffer<Priced, Details extends object>(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: OfferRequest,
  { kind, supplier, describe }: OfferRules<Priced, Details>,
) {
  const opened = await openOffer(deps, context, { kind, request });
  const { terms, limits, claims, references } = opened;
  const outcome = await supplier.price(opened.order, opened.call);
  if (outcome.outcome !== 'priced') return toOfferGone(outcome);
  const compared = (price: Money) => toComparedPrice(comparedPrice(price, terms));
  const { price, total, facts, lines, details } = describe(outcome.offer, { ...opened, compared });
  const verdict = judge(terms.policies, facts, terms.rates);
  // To those who may not see it, it does not exist.
  if (verdict.action === 'hide') throw new DomainError('offer_invalid', 'There is no such offer.');
  const { expiresAt } = outcome;
  return {
    ...details,
    outcome: 'priced' as const,
    offer: references.write({ ...claims, price, expiresAt }),
    expiresAt: expiresAt.toISOString(),
    lines: [...lines],
    total: compared(total),
    change: priceChange(claims.price, price, limits),
    verdict: toVerdict(verdict),
  };
}
