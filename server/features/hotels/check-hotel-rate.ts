import type { HotelCheckAnswer, Money, OfferRequest } from '#domain/contract.ts';
import type { PricedStay } from '#domain/offers/hotel-offer.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import { judge } from '#domain/policy/judge.ts';
import { comparedPrice } from '#domain/policy/prices.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { toComparedPrice } from '../../offers/company-prices.ts';
import { type OpenedOffer, openOffer, toOfferGone } from '../../offers/open-offer.ts';
import { toVerdict } from '../../offers/verdicts.ts';
import { perNight, toProperty, toRoomConditions } from './describe-rate.ts';
import { readExtent, stayFacts } from './stay-facts.ts';

/** Prices a hotel rate again, and says all that has to be known before it is bought. */
export async function checkHotelRate(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: OfferRequest,
): Promise<HotelCheckAnswer> {
  const opened = await openOffer(deps, context, { kind: 'hotel', request });
  const outcome = await deps.suppliers.hotels.price(opened.order, opened.call);
  if (outcome.outcome !== 'priced') return toOfferGone(outcome);
  return describeStay(outcome, opened);
}

function describeStay(
  { offer, expiresAt }: { offer: PricedStay; expiresAt: Date },
  { terms, limits, claims, references }: OpenedOffer,
): HotelCheckAnswer {
  const { property, rate, lines, conditions } = offer;
  const extent = readExtent(claims.note);
  const verdict = judge(terms.policies, stayFacts(rate, extent, terms.now), terms.rates);
  // To whoever may not see it, it does not exist.
  if (verdict.action === 'hide') throw new DomainError('offer_invalid', 'There is no such offer.');
  const compared = (price: Money) => toComparedPrice(comparedPrice(price, terms));
  return {
    outcome: 'priced',
    offer: references.write({ ...claims, price: rate.price, expiresAt }),
    expiresAt: expiresAt.toISOString(),
    property: toProperty(property),
    room: toRoomConditions(rate, terms.now),
    ...extent,
    conditions: [...conditions],
    lines: [...lines],
    total: compared(rate.price),
    perNight: compared(perNight(rate.price, extent)),
    ...(rate.onSite && { onSite: compared(rate.onSite) }),
    change: priceChange(claims.price, rate.price, limits),
    verdict: toVerdict(verdict),
  };
}
