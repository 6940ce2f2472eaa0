import type { FlightSelectAnswer, OfferRequest } from '#domain/contract.ts';
import { multiplyMoney } from '#domain/money.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { priceOffer } from '../../offers/price-offer.ts';
import { toFareFamily } from './fare-family.ts';
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
    describe: ({ itinerary, fare, fareBasisCodes, lines }, { terms, claims, compared }) => ({
      price: fare.price,
      total: multiplyMoney(fare.price, terms.travellers.length),
      facts: flightFacts(itinerary, fare, readFastest(claims.note)),
      lines,
      details: {
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
          seatsLeft: fare.seatsLeft,
          co2Kg: fare.co2Kg,
        },
        price: compared(fare.price),
      },
    }),
  });
}
