import type { CarCheckAnswer, DistanceUnit, Money, OfferRequest } from '#domain/contract.ts';
import { divideMoney } from '#domain/money.ts';
import type { PricedCar } from '#domain/offers/car-offer.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import { judge } from '#domain/policy/judge.ts';
import { comparedPrice } from '#domain/policy/prices.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { toComparedPrice } from '../../offers/company-prices.ts';
import { type OpenedOffer, openOffer, toOfferGone } from '../../offers/open-offer.ts';
import { toVerdict } from '../../offers/verdicts.ts';
import { readSearchSettings } from '../companies/booking-company-repository.ts';
import { carFacts, toRentalCar, toStation } from './describe-car.ts';

/** Prices a rental car again, and says all that has to be known before it is booked. */
export async function checkCar(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: OfferRequest,
): Promise<CarCheckAnswer> {
  const opened = await openOffer(deps, context, { kind: 'car', request });
  const outcome = await deps.suppliers.cars.price(opened.order, opened.call);
  if (outcome.outcome !== 'priced') return toOfferGone(outcome);
  const { unit } = await readSearchSettings(deps.db, opened.terms.companyId);
  return describeRental(outcome, opened, unit);
}

function describeRental(
  { offer: priced, expiresAt }: { offer: PricedCar; expiresAt: Date },
  { terms, limits, claims, references }: OpenedOffer,
  unit: DistanceUnit,
): CarCheckAnswer {
  const { offer, lines } = priced;
  const verdict = judge(terms.policies, carFacts(offer), terms.rates);
  // To whoever may not see it, it does not exist.
  if (verdict.action === 'hide') throw new DomainError('offer_invalid', 'There is no such offer.');
  const compared = (price: Money) => toComparedPrice(comparedPrice(price, terms));
  return {
    outcome: 'priced',
    offer: references.write({ ...claims, price: offer.price, expiresAt }),
    expiresAt: expiresAt.toISOString(),
    vendor: offer.vendor,
    pickUp: toStation(offer.pickUp, unit),
    dropOff: toStation(offer.dropOff, unit),
    unit,
    car: toRentalCar(offer, terms.now),
    lines: [...lines],
    total: compared(offer.price),
    perDay: compared(divideMoney(offer.price, offer.days)),
    change: priceChange(claims.price, offer.price, limits),
    verdict: toVerdict(verdict),
  };
}
