import type { FlightOfferDetails, FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import { createDuffelFlights } from '#server/suppliers/duffel/create-duffel-flights.ts';
import { createDuffelClient, isLiveToken } from '#server/suppliers/duffel/duffel-client.ts';
import type { ChosenOffer, Sample, SupplierCheck } from './check-supplier.ts';

const DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;
/** On the first, the test airline holds seats without payment. */
const ROUTES = { test: ['JFK', 'EWR'], live: ['LHR', 'AMS'] } as const;

export const duffelCheck: SupplierCheck = {
  name: 'Duffel',
  variable: 'DUFFEL_TOKEN',
  connect({ duffel }, { db, log }) {
    if (!duffel) return null;
    const supplier = createDuffelFlights({ client: createDuffelClient(duffel, log), db, log });
    const isLive = isLiveToken(duffel);
    const [from, to] = ROUTES[isLive ? 'live' : 'test'];
    const date = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
    const sample: Sample<FlightQuery, Itinerary, FlightOfferDetails> = {
      supplier,
      query: {
        legs: [{ origin: airport(from), destination: airport(to), date }],
        travelers: 1,
        serviceClass: 'Y',
        directOnly: false,
        airlines: [],
      },
      wanted: `flights ${from} to ${to} on ${date}`,
      choose,
    };
    return { url: duffel.url, isLive, sample };
  },
};

const airport = (code: string) => ({ code, type: 'airport' as const });

/** The cheapest that the airline holds without payment, or else the cheapest of all. */
function choose(found: readonly Itinerary[]): ChosenOffer | null {
  const offers = found
    .flatMap(({ legs, fares }) => fares.map((fare) => ({ legs, fare })))
    .sort((one, other) => one.fare.price.amount - other.fare.price.amount);
  const offer = offers.find(({ fare }) => fare.holdUntil) ?? offers[0];
  const segment = offer?.legs[0]?.segments[0];
  if (!offer || !segment) return null;
  const { key, family, price } = offer.fare;
  const passenger = {
    traveler: 'check',
    firstName: 'Test',
    lastName: 'Traveler',
    dateOfBirth: '1990-01-01',
    gender: 'F',
    passport: null,
    memberships: [],
    email: 'check@zugvogel.example',
    phone: '+442080160509',
  };
  const guests = [{ firstName: 'Test', lastName: 'Traveler', passenger }];
  return {
    order: { key, travelers: 1, priceCap: price, guests, extras: null },
    name: `${segment.carrier} ${segment.flightNumber} at ${segment.departure.slice(11)}, ${family.name}`,
  };
}
