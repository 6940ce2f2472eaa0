import type { FlightPart, Money } from '#domain/contract.ts';
import { planFlight } from '#domain/flight-booking/planned-flight.ts';
import { addMoney, isAllOf, multiplyMoney } from '#domain/money.ts';
import type { FlightOfferDetails, LegQuery, Passenger } from '#domain/offers/flight-offer.ts';
import { priceWithConversion } from '#domain/policy/prices.ts';
import type { PartDetails } from '../../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../../offers/booking-terms.ts';
import { toPriceWithConversion } from '../../../../offers/company-prices.ts';
import { questionTo } from '../../../../offers/question-to.ts';
import type { Guest } from '../../../../suppliers/supplier.ts';
import { toFareQuote, toPricedLegs } from '../../../flights/describe-flight.ts';
import { flightFacts, readFastest, writeFastest } from '../../../flights/flight-facts.ts';
import { judgeFlight } from '../../../flights/judge-flight.ts';
import { readPassengerProfiles } from '../../../flights/passenger-repository.ts';
import { buildPassengers } from '../../../flights/passengers.ts';
import { priceExtras, type SelectedExtras, sumPrices } from '../../../flights/price-extras.ts';
import { lostOfFlight } from './flight-benefits.ts';
import { bookedPassengers, hideDocuments } from './flight-passengers.ts';
import { flightPolicyWords } from './flight-policy-words.ts';
import { describeRoute, findAirport, findTimes, findTimesOfFlight } from './flight-route.ts';
import { fareLines, listSegments, passengerLines, seatLines, segmentLine } from './flight-words.ts';
import type { PartAppointment, SupplierPartRules } from './part-rules.ts';

type Segment = FlightPart['legs'][number]['segments'][number];

export const flightPart: SupplierPartRules<'flight'> = {
  async offer(
    { db, suppliers: { flights } },
    { claims, terms, travelers, request, path, before, booked = [], reference, signal },
  ) {
    const order = { key: claims.key, travelers: travelers.length };
    const call = questionTo(terms, signal, reference);
    const priced = await flights.price(order, call);
    if (priced.outcome !== 'priced') return priced;
    const question = { order, call, path, travelers: terms.travelers, mayRise: before !== null };
    const extras = await priceExtras(flights, request, question);
    if (extras.outcome !== 'accepted') return extras;
    const fastest = readFastest(claims.note);
    const details = flightDetails(priced.offer, { fastest, extras, terms });
    // Extras cost at most what was accepted, and a higher claim must not raise the accepted price.
    const costOfExtras = sumPrices([...extras.seats, ...extras.bags]);
    const { startsOn, endsOn, beginsAt } = findTimesOfFlight(details);
    const { passportRequired } = priced.offer;
    const needs = { airlines: details.airlines, passportRequired, endsOn, booked, path };
    const passengers =
      before?.passengers ??
      buildPassengers(await readPassengerProfiles(db, terms.travelers), request.passengers, needs);
    const part = {
      reference,
      order: { ...order, guests: passengers.map(toGuest), extras: extras.ordered },
      accepted: withExtras(multiplyMoney(claims.price, travelers.length), costOfExtras),
      price: details.price.asked,
      verdict: judgeFlight(priced.offer, { fastest, extras, terms }),
      startsOn,
      endsOn,
      beginsAt,
      details,
      passengers,
    };
    return { outcome: 'priced', part };
  },
  askAgain: (details, { key }) => ({
    claims: { key, price: details.farePerTraveler, note: writeFastest(details.fastestMinutes) },
    request: { kind: 'flight', seats: details.seats, bags: details.bags },
  }),
  seller: 'airline',
  title: formatRoute,
  name: formatRoute,
  heading: formatRoute,
  towns: ({ route: [origin, ...destinations] }) => ({ origin, destinations }),
  mailLines: (part) => [
    ...listSegments(part).map((segment) => segmentLine(part, segment)),
    ...fareLines(part),
    ...passengerLines(part),
  ],
  peopleLines: () => [],
  onSiteLines: () => [],
  bookedProperties: bookedPassengers,
  hideDocuments,
  freeUntil: ({ freeUntil }) => freeUntil ?? null,
  reversal({ fare: { family }, farePerTraveler }) {
    const { allowed = false, fee } = family.refund;
    if (!allowed || (fee && isAllOf(farePerTraveler, fee))) return 'never';
    return fee && fee.amount > 0 ? 'penalty' : 'free';
  },
  changeable: ({ fare: { family } }) => family.change.allowed !== false,
  changeFee: ({ fare: { family } }) => family.change.fee ?? null,
  times(details) {
    const { currentFrom, endsAt } = findTimesOfFlight(details);
    return { currentFrom, endsAt };
  },
  appointments: (part) => listSegments(part).map((segment, index) => buildAppointment(part, segment, index)),
  isPricedPerTraveler: true,
  hasExtras: true,
  policyWords: flightPolicyWords,
  whereabouts: ({ legs, airports }) =>
    planFlight(legs, (code) => {
      const airport = airports.find((one) => one.code === code);
      if (!airport) return undefined;
      const { city: town, latitude, longitude, zone } = airport;
      return { place: { town, latitude, longitude }, zone };
    }),
  lost: lostOfFlight,
  searchFor: ({ legs }, { travelers }) => ({
    kind: 'flight',
    query: {
      legs: legs.map(legQuery),
      travelers,
      serviceClass: 'Y',
      directOnly: false,
      airlines: [],
    },
  }),
  bookedOffer: (details, price) => ({
    title: formatRoute(details),
    price,
    facts: flightFacts(
      details,
      { price: details.farePerTraveler, serviceClasses: details.fare.serviceClasses },
      details.fastestMinutes,
    ),
  }),
};

function legQuery({ segments }: FlightPart['legs'][number]): LegQuery {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error('A leg has no segments');
  return {
    origin: { code: first.origin, type: 'airport' },
    destination: { code: last.destination, type: 'airport' },
    date: first.departure.slice(0, 10),
  };
}

function buildAppointment(part: FlightPart, segment: Segment, index: number): PartAppointment {
  const { carrier, flightNumber } = segment;
  const [from, to] = [findAirport(part, segment.origin), findAirport(part, segment.destination)];
  return {
    ...findTimes(part, segment),
    summary: `${carrier} ${flightNumber}, ${from.city} – ${to.city}`,
    location: `${from.name} (${from.code})`,
    position: { latitude: from.latitude, longitude: from.longitude },
    description: [segmentLine(part, segment), part.fare.family.name, ...seatLines(part, index)],
  };
}

function toGuest(passenger: Passenger): Guest {
  const { firstName, lastName } = passenger;
  return { firstName, lastName, passenger };
}

function flightDetails(
  flight: FlightOfferDetails,
  { fastest, extras, terms }: { fastest: readonly number[]; extras: SelectedExtras; terms: BookingTerms },
): PartDetails<'flight'> {
  const { seats, bags } = extras;
  const travelers = terms.travelers.length;
  const legs = toPricedLegs(flight.itinerary.legs);
  const { price } = flight.fare;
  const total = withExtras(multiplyMoney(price, travelers), sumPrices([...seats, ...bags]));
  return {
    ...describeRoute(legs),
    legs,
    fare: toFareQuote(flight),
    farePerTraveler: price,
    fastestMinutes: [...fastest],
    seats: [...seats],
    bags: [...bags],
    lines: [
      ...flight.lines.map((line) => ({ ...line, amount: multiplyMoney(line.amount, travelers) })),
      ...extraPriceLines('SEATS', 'Seats', sumPrices(seats)),
      ...extraPriceLines('BAGS', 'Bags', sumPrices(bags)),
    ],
    price: toPriceWithConversion(priceWithConversion(total, terms)),
  };
}

function withExtras(fares: Money, extras: Money | null): Money {
  return extras ? addMoney(fares, extras) : fares;
}

function extraPriceLines(code: string, label: string, amount: Money | null): FlightPart['lines'] {
  return amount ? [{ kind: 'fee', code, label, amount, onSite: false }] : [];
}

function formatRoute({ route }: Pick<FlightPart, 'route'>): string {
  return route.join(' – ');
}
