import type { FlightSelectAnswer, OfferRequest } from '#domain/contract.ts';
import { multiplyMoney } from '#domain/money.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { priceOffer } from '../../offers/price-offer.ts';
import { toPricedFare, toPricedLegs } from './describe-flight.ts';
import { flightFacts, readFastest } from './flight-facts.ts';

/** Prices a fare again, and says all that has to be known before it is bought. */
export function selectFlight(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: OfferRequest,
): Promise<FlightSelectAnswer> {
  return priceOffer(deps, context, request, {
    kind: 'flight',
    supplier: deps.suppliers.flights,
    describe: (flight, { terms, claims, compared }) => ({
      price: flight.fare.price,
      total: multiplyMoney(flight.fare.price, terms.travellers.length),
      facts: flightFacts(flight.itinerary, flight.fare, readFastest(claims.note)),
      lines: flight.lines,
      details: {
        legs: toPricedLegs(flight.itinerary.legs),
        fare: toPricedFare(flight),
        price: compared(flight.fare.price),
      },
    }),
  });
}
