import type { FlightSelectAnswer, FlightSelectRequest } from '#domain/contract.ts';
import { findLastDay } from '#domain/flight-booking/flight-times.ts';
import { addMoney, multiplyMoney } from '#domain/money.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { openOffer, toOfferGone } from '../../offers/open-offer.ts';
import { answerPriced } from '../../offers/price-offer.ts';
import { readOfferTerms } from '../trips/change/read-offer-terms.ts';
import { findAirlines, toFareQuote, toPricedLegs } from './describe-flight.ts';
import { readFastest } from './flight-facts.ts';
import { judgeFlight } from './judge-flight.ts';
import { readPassengerProfiles } from './passenger-repository.ts';
import { passengerNeeds } from './passengers.ts';
import { priceExtras, sumPrices } from './price-extras.ts';

export async function selectFlight(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'keys' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  request: FlightSelectRequest,
): Promise<FlightSelectAnswer> {
  const kind = 'flight';
  const offerTerms = await readOfferTerms(deps, context, { kind, request });
  const opened = await openOffer(deps, context, { ...offerTerms, kind, request });
  const { terms, claims, order, call } = opened;
  const { travelers } = terms;
  const { flights } = deps.suppliers;
  const priced = await flights.price(order, call);
  if (priced.outcome !== 'priced') return toOfferGone(priced);
  const extras = await priceExtras(flights, request, { order, call, travelers, path: '' });
  if (extras.outcome === 'changed') return { outcome: 'extrasChanged', extras: extras.extras };
  if (extras.outcome !== 'accepted') return toOfferGone(extras);
  const { seats, bags, claimed } = extras;
  const flight = priced.offer;
  const { price, holdUntil } = flight.fare;
  const extrasNow = sumPrices([...seats, ...bags]);
  const forAll = (fare: typeof price, more: typeof claimed) =>
    more ? addMoney(multiplyMoney(fare, travelers.length), more) : multiplyMoney(fare, travelers.length);
  const profiles = await readPassengerProfiles(deps.db, travelers);
  const legs = toPricedLegs(flight.itinerary.legs);
  const requirements = {
    airlines: findAirlines(legs),
    passportRequired: flight.passportRequired,
    endsOn: findLastDay(legs),
  };
  return answerPriced(opened, priced, ({ compared }) => ({
    price,
    accepted: forAll(claims.price, claimed),
    total: forAll(price, extrasNow),
    verdict: judgeFlight(flight, { fastest: readFastest(claims.note), extras, terms }),
    lines: flight.lines,
    details: {
      legs,
      holdUntil: holdUntil ? holdUntil.toISOString() : undefined,
      fare: toFareQuote(flight),
      price: compared(price),
      seats: [...seats],
      bags: [...bags],
      passengers: profiles.map((profile) => passengerNeeds(profile, requirements)),
    },
  }));
}
