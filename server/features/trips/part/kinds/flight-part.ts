import type { FlightPart } from '#domain/contract.ts';
import { instantOf } from '#domain/local-time.ts';
import { multiplyMoney } from '#domain/money.ts';
import type { PricedFlight } from '#domain/offers/flight-offer.ts';
import { judge } from '#domain/policy/judge.ts';
import { comparedPrice } from '#domain/policy/prices.ts';
import type { PartDetails } from '../../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../../offers/booking-terms.ts';
import { toComparedPrice } from '../../../../offers/company-prices.ts';
import { questionTo } from '../../../../offers/open-offer.ts';
import { airlinesOf, airportsOf, toPricedFare, toPricedLegs } from '../../../flights/describe-flight.ts';
import { flightFacts, readFastest } from '../../../flights/flight-facts.ts';
import { refuseUnpriced } from '../../order/refuse-unpriced.ts';
import { fareLines, segmentLine, ticketLines } from './flight-words.ts';
import type { PartRules } from './part-rules.ts';

type Segment = FlightPart['legs'][number]['segments'][number];

/** A flight as a part of a trip. */
export const flightPart: PartRules<'flight'> = {
  async offer({ suppliers }, { claims, terms, reference, signal }) {
    const travellers = terms.travellers.length;
    const order = { key: claims.key, travellers };
    const priced = await suppliers.flights.price(order, questionTo(terms, signal, reference));
    if (priced.outcome !== 'priced') throw refuseUnpriced(priced.outcome, 'airline');
    const { itinerary, fare } = priced.offer;
    const fastest = readFastest(claims.note);
    const details = flightDetails(priced.offer, fastest, terms);
    const { first, last } = endsOf(details);
    return {
      reference,
      order,
      agreed: multiplyMoney(claims.price, travellers),
      price: multiplyMoney(fare.price, travellers),
      verdict: judge(terms.policies, flightFacts(itinerary, fare, fastest), terms.rates),
      title: nameOf(details),
      startsOn: first.departure.slice(0, 10),
      endsOn: last.arrival.slice(0, 10),
      beginsAt: instantOf(first.departure, details.zone),
      details,
    };
  },
  seller: 'airline',
  heading: nameOf,
  mailLines: (part) => [
    ...part.legs.flatMap(({ segments }) => segments.map((segment) => segmentLine(part, segment))),
    ...fareLines(part.fare),
    ...ticketLines(part),
  ],
  freeUntil: ({ freeUntil, zone }) => (freeUntil === undefined ? null : { at: freeUntil, zone }),
  appointments: (part) =>
    part.legs.flatMap(({ segments }) =>
      segments.map((segment) => {
        const { carrier, flightNumber, departure, arrival } = segment;
        const [from, to] = [airportOf(part, segment.origin), airportOf(part, segment.destination)];
        return {
          start: instantOf(departure, from.zone),
          end: instantOf(arrival, to.zone),
          summary: `${carrier} ${flightNumber}, ${from.city} – ${to.city}`,
          location: `${from.name} (${from.code})`,
          position: { latitude: from.latitude, longitude: from.longitude },
          description: [segmentLine(part, segment), part.fare.family.name],
        };
      }),
    ),
  bookedOffer: (details, price) => ({
    title: nameOf(details),
    price,
    facts: flightFacts(
      details,
      { price: details.farePerTraveler, serviceClasses: details.fare.serviceClasses },
      details.fastestMinutes,
    ),
  }),
};

/** What is stored of a flight with its trip: all that was shown when it was bought. */
function flightDetails(
  flight: PricedFlight,
  fastestMinutes: readonly number[],
  terms: BookingTerms,
): PartDetails<'flight'> {
  const travellers = terms.travellers.length;
  const legs = toPricedLegs(flight.itinerary.legs);
  const airports = airportsOf(legs);
  const { price } = flight.fare;
  return {
    route: routeOf({ legs, airports }),
    zone: airportOf({ airports }, endsOf({ legs }).first.origin).zone,
    legs,
    fare: toPricedFare(flight),
    farePerTraveler: price,
    fastestMinutes: [...fastestMinutes],
    airports,
    airlines: airlinesOf(legs),
    lines: flight.lines.map((line) => ({ ...line, amount: multiplyMoney(line.amount, travellers) })),
    price: toComparedPrice(comparedPrice(multiplyMoney(price, travellers), terms)),
  };
}

/** The cities that it goes to, one after the other, without the end of a round trip. */
function routeOf({ legs, airports }: Pick<FlightPart, 'legs' | 'airports'>): string[] {
  const ends = legs.flatMap(({ segments }) => [segments[0]?.origin, segments.at(-1)?.destination]);
  const cities = ends.flatMap((end) => airports.find(({ code }) => code === end)?.city ?? []);
  const passed = cities.filter((city, index) => city !== cities[index - 1]);
  const isReturn = passed.length > 2 && passed[0] === passed.at(-1);
  return isReturn ? passed.slice(0, -1) : passed;
}

function nameOf({ route }: Pick<FlightPart, 'route'>): string {
  return route.join(' – ');
}

function endsOf({ legs }: Pick<FlightPart, 'legs'>): { first: Segment; last: Segment } {
  const segments = legs.flatMap((leg) => leg.segments);
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error('A flight has no segments');
  return { first, last };
}

function airportOf(
  { airports }: Pick<FlightPart, 'airports'>,
  wanted: string,
): FlightPart['airports'][number] {
  const airport = airports.find(({ code }) => code === wanted);
  if (!airport) throw new Error(`A flight goes to ${wanted}, which is not among its airports`);
  return airport;
}
