import type { Fare, FlightLeg, FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import type { FlightFacts, LegFacts } from '#domain/policy/offer.ts';

type Flight = Pick<Itinerary, 'legs'>;

/**
 * The facts of a fare that policies judge; the fastest journeys are those that the search found for each leg.
 */
export function flightFacts(
  { legs }: Flight,
  { price, serviceClasses }: Pick<Fare, 'price' | 'serviceClasses'>,
  fastestMinutes: readonly number[],
): FlightFacts {
  let segment = 0;
  return {
    kind: 'flight',
    fare: price,
    legs: legs.map((leg, index): LegFacts => {
      const from = segment;
      segment += leg.segments.length;
      const fastest = fastestMinutes[index];
      return {
        durationMinutes: leg.durationMinutes,
        intercontinental: leg.intercontinental,
        stopoverMinutes: leg.stopoverMinutes,
        serviceClasses: serviceClasses.slice(from, segment),
        fastestMinutes: fastest,
      };
    }),
  };
}

export function findFastestMinutes(found: readonly Flight[], { legs }: Pick<FlightQuery, 'legs'>): number[] {
  const durations = (leg: number) => found.map((flight) => (flight.legs[leg] as FlightLeg).durationMinutes); // as many as were asked for
  return legs.map((_, leg) => durations(leg).reduce((one, other) => Math.min(one, other), Infinity));
}

/** Stored in the reference, so that a booking is judged by the facts of its search. */
export function writeFastest(fastestMinutes: readonly number[]): string {
  return fastestMinutes.map((minutes) => minutes.toString(36)).join('.');
}

export function readFastest(note: string): number[] {
  return note === '' ? [] : note.split('.').map((minutes) => Number.parseInt(minutes, 36));
}
