import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { Money, OfferRequest, PriceChange, PriceWithConversion } from '#domain/contract.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import { type JointVerdict, judge } from '#domain/policy/judge.ts';
import type { Offer } from '#domain/policy/offer.ts';
import { priceWithConversion } from '#domain/policy/prices.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import type { SignedInContext } from '../http/handler.ts';
import type { PriceOutcome } from '../suppliers/outcomes.ts';
import type { Supplier } from '../suppliers/supplier.ts';
import { toPriceWithConversion } from './company-prices.ts';
import { judgeAsChange } from './judge-as-change.ts';
import { type OfferContext, type OfferTerms, openOffer, toOfferGone } from './open-offer.ts';
import { toVerdict } from './verdicts.ts';

interface OfferDescription<Details> {
  /** Of one traveler, for flights. */
  price: Money;
  /** For all travelers, rooms and days. */
  accepted: Money;
  /** For all travelers, rooms and days. */
  total: Money;
  verdict: JointVerdict;
  lines: readonly PriceLine[];
  details: Details;
}

interface Describing {
  compared(price: Money): PriceWithConversion;
}

interface OfferRules<Priced, Details> {
  kind: PartKind;
  supplier: Pick<Supplier<never, unknown, Priced>, 'price'>;
  describe(
    offer: Priced,
    opened: OfferContext & Describing,
  ): Pick<OfferDescription<Details>, 'total' | 'lines' | 'details'> & {
    facts: Offer;
  };
}

export async function priceOffer<Priced, Details extends object>(
  deps: Pick<Deps, 'db' | 'keys'>,
  context: Pick<SignedInContext, 'signal'>,
  offer: OfferTerms & { request: OfferRequest },
  { kind, supplier, describe }: OfferRules<Priced, Details>,
) {
  const opened = await openOffer(deps, context, { ...offer, kind });
  const outcome = await supplier.price(opened.order, opened.call);
  if (outcome.outcome !== 'priced') return toOfferGone(outcome);
  const { terms, claims } = opened;
  return answerPriced(opened, outcome, ({ compared }) => {
    const { facts, total, ...description } = describe(outcome.offer, { ...opened, compared });
    const verdict = judge(terms.policies, facts, terms.rates);
    return { ...description, price: total, accepted: claims.price, total, verdict };
  });
}

export function answerPriced<Details extends object>(
  { terms, limits, claims, tokens }: OfferContext,
  { expiresAt }: Extract<PriceOutcome<unknown>, { outcome: 'priced' }>,
  describe: (describing: Describing) => OfferDescription<Details>,
) {
  const compared = (price: Money) => toPriceWithConversion(priceWithConversion(price, terms));
  const { price, accepted, total, lines, details, ...described } = describe({ compared });
  const verdict = judgeAsChange(described.verdict, total, terms);
  // A hidden offer must look like one that doesn't exist.
  if (verdict.action === 'hide') throw new DomainError('offer_invalid', 'The offer was not found.');
  const change = priceChange(accepted, total, limits);
  return {
    ...details,
    outcome: 'priced' as const,
    offer: tokens.write({ ...claims, price: nextBase(change, claims.price, price), expiresAt }),
    expiresAt: expiresAt.toISOString(),
    lines: [...lines],
    total: compared(total),
    change,
    verdict: toVerdict(verdict),
  };
}

/**
 * The price from which the next change counts. Rises within the tolerance are not asked about, so they leave the
 * accepted price as the base; otherwise several of them would add up unnoticed.
 */
function nextBase({ kind, withinTolerance }: PriceChange, accepted: Money, current: Money): Money {
  return kind === 'dearer' && withinTolerance ? accepted : current;
}
