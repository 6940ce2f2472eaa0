import type { FlightSelectAnswer, Money, OfferRequest } from '#domain/contract.ts';
import { multiplyMoney } from '#domain/money.ts';
import type { PricedFlight } from '#domain/offers/flight-offer.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import { judge } from '#domain/policy/judge.ts';
import { comparedPrice } from '#domain/policy/prices.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { toComparedPrice } from '../../offers/company-prices.ts';
import { type OpenedOffer, openOffer, toOfferGone } from '../../offers/open-offer.ts';
import { toVerdict } from '../../offers/verdicts.ts';
import { toFareFamily } from './fare-family.ts';
import { flightFacts, readFastest } from './flight-facts.ts';

/** Prices a fare again, and says all that has to be known before it is bought. */
export async function selectFlight(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: OfferRequest,
): Promise<FlightSelectAnswer> {
  const opened = await openOffer(deps, context, { kind: 'flight', request });
  const outcome = await deps.suppliers.flights.price(opened.order, opened.call);
  if (outcome.outcome !== 'priced') return toOfferGone(outcome);
  return describeFlight(outcome, opened);
}

function describeFlight(
  { offer, expiresAt }: { offer: PricedFlight; expiresAt: Date },
  { terms, limits, claims, references }: OpenedOffer,
): FlightSelectAnswer {
  const { itinerary, fare, fareBasisCodes, lines } = offer;
  const facts = flightFacts(itinerary, fare, readFastest(claims.note));
  const verdict = judge(terms.policies, facts, terms.rates);
  // To whoever may not see it, it does not exist.
  if (verdict.action === 'hide') throw new DomainError('offer_invalid', 'There is no such offer.');
  const compared = (price: Money) => toComparedPrice(comparedPrice(price, terms));
  return {
    outcome: 'priced',
    offer: references.write({ ...claims, price: fare.price, expiresAt }),
    expiresAt: expiresAt.toISOString(),
    legs: itinerary.legs.map(({ segments, stopoverMinutes, ...leg }) => ({
      ...leg,
      segments: [...segments],
      stopoverMinutes: [...stopoverMinutes],
    })),
    fare: {
      family: toFareFamily(fare.family),
      serviceClasses: [...fare.serviceClasses],
      bookingClasses: [...fare.bookingClasses],
      fareBasisCodes: [...fareBasisCodes],
      ...{ seatsLeft: fare.seatsLeft, co2Kg: fare.co2Kg },
    },
    lines: [...lines],
    price: compared(fare.price),
    total: compared(multiplyMoney(fare.price, terms.travellers.length)),
    change: priceChange(claims.price, fare.price, limits),
    verdict: toVerdict(verdict),
  };
}
