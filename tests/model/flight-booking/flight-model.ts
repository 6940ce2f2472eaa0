import type { FlightSearchLine } from '#domain/contract.ts';
import { type FlightTypes, toSelectedFare, toSelectedResult } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria, SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import { indexFlights } from '#domain/flight-booking/flight-index.ts';
import { mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS } from '#domain/flight-booking/flight-list-settings.ts';
import { toFlightSearchRequest } from '#domain/flight-booking/flight-requests.ts';
import { type FlightRow, showFlights } from '#domain/flight-booking/flight-rows.ts';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { dayAhead } from '#tests/contract/support/flights.ts';
import {
  airport,
  CRITERIA,
  fareQuote,
  francs,
  selectedFare,
} from '#tests/support/flight-booking-examples.ts';
import type { Ask, FlowModel } from '../booking/flow-model.ts';
import { AMOUNTS } from '../booking/price-moves.ts';

/** Routes by destination; some of them from Geneva are sentinel routes. */
export const ROUTES = {
  Athens: { origin: 'GVA', destination: 'ATH' },
  'New York': { origin: 'ZRH', destination: 'JFK' },
  Naples: { origin: 'GVA', destination: 'NAP' },
} as const;

export type RouteName = keyof typeof ROUTES;

const AIRPORTS: Readonly<Record<string, SelectedAirport>> = {
  GVA: airport('GVA', 'Geneva', 'Europe/Zurich'),
  ZRH: airport('ZRH', 'Zurich', 'Europe/Zurich'),
  ATH: airport('ATH', 'Athens', 'Europe/Athens'),
  JFK: airport('JFK', 'New York', 'America/New_York'),
  NAP: airport('NAP', 'Naples', 'Europe/Rome'),
};

/** The first and the second flight of the list. */
export const CHEAPEST = 'the cheapest flight';
const SECOND = 'the second flight';

const { filter, sort } = DEFAULT_FLIGHT_LIST_SETTINGS;

/** One way, since a second leg is chosen in the list itself; to Athens, every seat is gone once it is chosen. */
export const FLIGHT_MODEL: FlowModel<FlightTypes> = {
  kind: 'flight',
  flow: FLIGHT_FLOW,
  calls: { search: '/api/booking/flight/search', price: '/api/booking/flight/select' },
  pricing: ['search'],
  searchesAtOffers: true,
  pages: {
    search: { path: '/booking/flight', link: 'Search flights', title: 'Book a flight' },
    flights: { path: '/booking/flight/flights', link: 'Select flights', title: 'Select flights' },
    fares: { path: '/booking/flight/fares', link: 'Select fare', title: 'Select fare' },
    options: { path: '/booking/flight/options', link: 'Add options', title: 'Add options' },
    checkout: { path: '/booking/flight/checkout', link: 'Complete booking', title: 'Checkout' },
  },
  texts: { nothingFound: 'No flights were found', pickAnother: 'Pick another fare' },
  searches: {
    Athens: { criteria: criteriaTo('Athens'), end: 'found' },
    'New York': { criteria: criteriaTo('New York'), end: 'many' },
    Naples: { criteria: criteriaTo('Naples'), end: 'nothing' },
  },
  goodSearch: 'Athens',
  criteriaFor: (travelerId) => ({
    ...criteriaTo('Athens'),
    departureDateRange: { from: dayAhead(31), to: '' },
    travelers: [{ _id: travelerId, firstName: 'Anna', lastName: 'Tester' }],
  }),
  results: { [CHEAPEST]: 'same', [SECOND]: 'same' },
  goodResult: CHEAPEST,
  otherResult: SECOND,
  find: async (ask, criteria) => {
    const { flight, fare } = await cheapestFlight(ask, criteria);
    return { result: toSelectedResult(flight), offer: toSelectedFare(flight, fare, 1) };
  },
  offer: selectedFare({ price: { amount: AMOUNTS.same, currency: 'CHF' } }),
  extras: {
    none: NO_EXTRAS,
    taken: { ...NO_EXTRAS, seats: [{ segment: 0, traveler: 'anna', seat: '12C', price: francs(16) }] },
  },
  pricedAt: (amount) => fareQuote(amount),
  sources: ['network', 'lowCost'],
  listChanges: {
    'sort by duration': { sort: { ...sort, sortBy: 'fastest' } },
    'filter by changes': { filter: { ...filter, fareAspects: ['Changeable'] } },
    'turn the page': { page: 2 },
  },
};

function criteriaTo(name: RouteName): FlightCriteria {
  const { origin, destination } = ROUTES[name];
  const leg = { origin: airportOf(origin), destination: airportOf(destination) };
  return {
    ...CRITERIA,
    flightType: 'oneWay',
    legs: [{ ...leg, departureDate: '', departureTime: null }],
    departureDateRange: { from: dayAhead(30), to: '' },
  };
}

function airportOf(code: string): SelectedAirport {
  const found = AIRPORTS[code];
  if (!found) throw new Error(`Nothing is known of ${code}`);
  return found;
}

async function cheapestFlight(ask: Ask, criteria: FlightCriteria): Promise<FlightRow> {
  const { lines } = await ask<{ lines: FlightSearchLine[] }>(
    '/api/booking/flight/search',
    toFlightSearchRequest(criteria),
  );
  const list = mergeFlightResults(lines.filter((line) => line.type === 'results'));
  const [cheapest] = list ? showFlights(indexFlights(list, new Map()), filter, sort) : [];
  if (!cheapest) throw new Error('No flights were found');
  return cheapest;
}
