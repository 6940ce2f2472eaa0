import type { FlightResults } from '#domain/contract.ts';
import { buildFlightId } from '#domain/flight-booking/flight-list.ts';
import type { FlightPlace, FlightQuery, LegQuery } from '#domain/offers/flight-offer.ts';
import { findPlace } from '../airports/search-places.ts';
import type { SearchedOffer, SearchRules } from '../recent-searches/search-rules.ts';
import { joinTitle } from '../recent-searches/search-words.ts';
import { withAirlineCustomers } from './airline-customers.ts';
import { flightFacts } from './flight-facts.ts';
import { findFlightPlace } from './flight-places.ts';

export const flightSearches: SearchRules<'flight'> = {
  route: (query) => {
    const ends = findEnds(query);
    return ends && `${ends.origin.code} ${ends.destination.code}`;
  },
  firstDay: ({ legs }) => legs[0]?.date ?? '',
  lastDay: ({ legs }) => legs[1]?.date,
  toStored: (query) => query,
  describe: ({ legs }) => {
    const stops = legs.flatMap(({ origin, destination }) => [origin, destination]);
    const cities = stops.map(findCity).filter((city, index, all) => city !== all[index - 1]);
    return `Flights ${cities.join(' – ')}`;
  },
  propose: (query, listed) => {
    const ends = findEnds(query);
    const origin = ends && findPlace(ends.origin);
    const destination = ends && findPlace(ends.destination);
    if (!origin || !destination) return undefined;
    const flightType = query.legs.length === 1 ? 'oneWay' : 'roundTrip';
    const serviceClass = listed.why === 'company' ? 'Y' : query.serviceClass;
    return { kind: 'flight', origin, destination, flightType, serviceClass, ...listed };
  },
  toTask: async (query, { deps, terms, bookingToChange }) => ({
    companyId: terms.companyId,
    operation: 'searchFlights',
    search: {
      query: await withAirlineCustomers(deps, query, terms),
      terms,
      bookingToChange,
      inPolicyOnly: false,
    },
  }),
  toOffers,
};

function findEnds({ legs: [out, back, ...more] }: FlightQuery): Omit<LegQuery, 'date'> | null {
  if (!out || more.length > 0) return null;
  const returns = !back || (isSame(back.origin, out.destination) && isSame(back.destination, out.origin));
  return returns ? out : null;
}

const isSame = (one: FlightPlace, other: FlightPlace) => one.code === other.code && one.type === other.type;

function findCity(place: FlightPlace): string {
  return findFlightPlace(place)?.airports[0]?.city ?? place.code;
}

function toOffers({ itineraries, legs: allLegs, segments, families }: FlightResults): SearchedOffer[] {
  const selectLegs = (places: readonly number[]) =>
    places.flatMap((place) => {
      const leg = allLegs[place];
      return leg ? [{ ...leg, segments: leg.segments.flatMap((segment) => segments[segment] ?? []) }] : [];
    });
  const flights = itineraries.map(({ legs, fares }) => ({ legs: selectLegs(legs), fares }));
  const fastest = (flights[0]?.legs ?? []).map((_, leg) =>
    Math.min(...flights.map(({ legs }) => legs[leg]?.durationMinutes ?? Number.POSITIVE_INFINITY)),
  );
  return flights.flatMap(({ legs, fares }) => {
    const numbers = legs.flatMap((leg) => leg.segments.map((one) => `${one.carrier} ${one.flightNumber}`));
    const result = buildFlightId(legs);
    return fares.map((fare) => ({
      title: joinTitle(numbers.join(', '), families[fare.family]?.name),
      price: fare.price,
      facts: flightFacts({ legs }, fare, fastest),
      departure: legs[0]?.segments[0]?.departure,
      offer: fare.offer,
      result,
    }));
  });
}
