import type { Itinerary } from '#domain/offers/flight-offer.ts';
import { findFastestMinutes, writeFastest } from '../../features/flights/flight-facts.ts';
import { judgeFlight } from '../../features/flights/judge-flight.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { flightKind } from '../../suppliers/embedded/flight-kind.ts';
import { type DemoOffer, type PartWish, pickOffer } from './demo-offer.ts';
import { DEMO_CITIES } from './demo-trips.ts';

/** So that a rental car is picked up after the outbound flight, and returned before the flight back. */
const ARRIVES_BY = '18:00';
const LEAVES_FROM = '12:00';

export async function pickFlight(
  terms: BookingTerms,
  { home, city, startsOn, endsOn, ...wish }: PartWish,
): Promise<DemoOffer | null> {
  const { inventory } = flightKind;
  const origin = { code: home, type: 'airport' } as const;
  const destination = { code: DEMO_CITIES[city].airport, type: 'airport' } as const;
  const legs = [
    { origin, destination, date: startsOn },
    { origin: destination, destination: origin, date: endsOn },
  ];
  // In Europe, only the higher classes are expensive enough to need an approval.
  const serviceClass = wish.levels.length === 0 ? ('Y' as const) : ('C' as const);
  const query = { legs, travelers: 1, serviceClass, directOnly: true, airlines: [] };
  const answers = await Promise.all(
    inventory.sources.map((source) => inventory.search(source, query, terms.now)),
  );
  const found = answers.flat();
  const fastest = findFastestMinutes(found, query);
  const extras = { seats: [], bags: [] };
  const offers = found.filter(byDay).flatMap((itinerary) =>
    itinerary.fares.map((fare) => ({
      key: fare.key,
      price: fare.price,
      note: writeFastest(fastest),
      verdict: judgeFlight({ itinerary, fare }, { fastest, extras, terms }),
    })),
  );
  return pickOffer(offers, wish) ?? null;
}

function byDay({ legs: [out, back] }: Itinerary): boolean {
  const arrival = out?.segments.at(-1)?.arrival.slice(11) ?? '';
  const departure = back?.segments[0]?.departure.slice(11) ?? '';
  return arrival <= ARRIVES_BY && departure >= LEAVES_FROM;
}
