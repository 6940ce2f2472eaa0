import type { CarResults, FlightResults, HotelResults, SearchEnd, SourceFailure } from '#domain/contract.ts';
import { divideMoney } from '#domain/money.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import { flightFacts } from '../flights/flight-facts.ts';

type Results = FlightResults | HotelResults | CarResults;
export type ResultLine = Results | SourceFailure | SearchEnd;

/** The offers of a line of results, in the form that policies judge. */
export function offersOfLine(line: Results): OfferWithTitle[] {
  if ('itineraries' in line) return flightOffers(line);
  return 'hotels' in line ? hotelOffers(line) : carOffers(line);
}

function flightOffers({ itineraries, legs: allLegs, segments, families }: FlightResults): OfferWithTitle[] {
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
    return fares.map((fare) => ({
      title: joinTitle(numbers.join(', '), families[fare.family]?.name),
      price: fare.price,
      facts: flightFacts({ legs }, fare, fastest),
      departure: legs[0]?.segments[0]?.departure,
    }));
  });
}

function hotelOffers({ hotels, nights, rooms }: HotelResults): OfferWithTitle[] {
  return hotels.flatMap(({ name, rates, distance }) =>
    rates.map(({ roomName, roomType, refundable, price }) => ({
      title: joinTitle(name, roomName),
      price,
      facts: { kind: 'hotel', price: divideMoney(price, rooms), nights, refundable, roomType },
      distance,
    })),
  );
}

function carOffers({ cars, vendors }: CarResults): OfferWithTitle[] {
  return cars.map(({ vendor, car: { model, days }, price }) => ({
    title: joinTitle(vendors[vendor]?.name, model),
    price,
    facts: { kind: 'car', price, days },
  }));
}

function joinTitle(...words: (string | undefined)[]): string {
  return words
    .filter((word) => word !== undefined)
    .join(', ')
    .slice(0, 200);
}
