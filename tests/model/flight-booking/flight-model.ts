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
import { airport, CRITERIA } from '#tests/support/flight-booking-examples.ts';
import { PAGE_SIZE, shownDay } from '../booking/booking-facts.ts';
import type { Ask, FlowModel } from '../booking/flow-model.ts';

/** Routes by destination; some of them from Geneva are sentinel routes. */
export const ROUTES = {
  Athens: { origin: 'GVA', destination: 'ATH' },
  'New York': { origin: 'ZRH', destination: 'JFK' },
} as const;

export type RouteName = keyof typeof ROUTES;

const AIRPORTS: Readonly<Record<string, SelectedAirport>> = {
  GVA: airport('GVA', 'Geneva', 'Europe/Zurich'),
  ZRH: airport('ZRH', 'Zurich', 'Europe/Zurich'),
  ATH: airport('ATH', 'Athens', 'Europe/Athens'),
  JFK: airport('JFK', 'New York', 'America/New_York'),
};

/** The first and the second flight of the list. */
export const CHEAPEST = 'the cheapest flight';
export const SECOND = 'the second flight';

const DAY = 31;

/** One way, since a second leg is chosen in the list itself; to Athens, every seat is gone once it is chosen. */
export const FLIGHT_MODEL: FlowModel<FlightTypes> = {
  kind: 'flight',
  flow: FLIGHT_FLOW,
  rules: {
    at: { search: 'search', list: 'flights', offer: 'fares', extras: 'options', checkout: 'checkout' },
    searchesAtOffers: true,
    searches: { Athens: 'found', 'New York': 'many' },
    goodSearch: 'Athens',
    results: { [CHEAPEST]: 'same', [SECOND]: 'same' },
    goodResult: CHEAPEST,
    otherResult: SECOND,
    isChosenByPlace: true,
    listChanges: {
      'sort by duration': { sort: 'Fastest' },
      'filter by changes': { filter: 'Changes allowed' },
      'turn the page': { page: 2 },
    },
  },
  calls: { search: '/api/booking/flight/search', price: '/api/booking/flight/select' },
  pricing: ['search'],
  pages: {
    search: { path: '/booking/flight', link: 'Search flights', title: 'Book a flight' },
    flights: { path: '/booking/flight/flights', link: 'Select flights', title: 'Select flights' },
    fares: { path: '/booking/flight/fares', link: 'Select fare', title: 'Select fare' },
    options: { path: '/booking/flight/options', link: 'Add options', title: 'Add options' },
    checkout: { path: '/booking/flight/checkout', link: 'Complete booking', title: 'Checkout' },
  },
  words: {
    nothingFound: 'No flights were found',
    nameInTrip: (_, route) => route,
    firstSort: 'Cheapest',
    noun: 'flights',
    pickAnother: 'Pick another fare',
    droppedBy: {
      otherResult: (name) => `Fare, bags, memberships and seats of ${name} were dropped.`,
      otherOffer: () => 'Bags, memberships and seats of the previous fare were dropped.',
    },
  },
  criteriaFor: (travelerId) => ({
    ...criteriaTo('Athens'),
    travelers: [{ _id: travelerId, firstName: 'Anna', lastName: 'Tester' }],
  }),
  days: shownDay(dayAhead(DAY)),
  searches: async (ask, criteria) => {
    const counted = (Object.keys(ROUTES) as RouteName[]).map(async (name) => {
      const { travelers } = criteria;
      const { length: count } = await flightsFound(ask, { ...criteriaTo(name), travelers });
      const [from, to] = [airportOf(ROUTES[name].origin), airportOf(ROUTES[name].destination)];
      const title = `${from.city} (${from.code}) – ${to.city} (${to.code})`;
      const place = `${from.city} – ${to.city}`;
      return [
        name,
        { title, place, count, isLong: count > PAGE_SIZE, isChosenFrom: name === 'Athens' },
      ] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  },
  choices: async (ask, criteria) => {
    const flights = await flightsFound(ask, criteria);
    const chosen = [CHEAPEST, SECOND].map((name, index) => {
      const row = flights[index];
      if (!row) throw new Error('Too few flights were found');
      const { flight, fare } = row;
      return [name, { result: toSelectedResult(flight), offer: toSelectedFare(flight, fare, 1) }] as const;
    });
    return Object.fromEntries(chosen);
  },
  noExtras: NO_EXTRAS,
};

function criteriaTo(name: RouteName): FlightCriteria {
  const { origin, destination } = ROUTES[name];
  const leg = { origin: airportOf(origin), destination: airportOf(destination) };
  return {
    ...CRITERIA,
    flightType: 'oneWay',
    legs: [{ ...leg, departureDate: '', departureTime: null }],
    departureDateRange: { from: dayAhead(DAY), to: '' },
  };
}

function airportOf(code: string): SelectedAirport {
  const found = AIRPORTS[code];
  if (!found) throw new Error(`Nothing is known of ${code}`);
  return found;
}

/** The cheapest first. */
async function flightsFound(ask: Ask, criteria: FlightCriteria): Promise<FlightRow[]> {
  const { lines } = await ask<{ lines: FlightSearchLine[] }>(
    '/api/booking/flight/search',
    toFlightSearchRequest(criteria),
  );
  const list = mergeFlightResults(lines.filter((line) => line.type === 'results'));
  const { filter, sort } = DEFAULT_FLIGHT_LIST_SETTINGS;
  return list ? showFlights(indexFlights(list, new Map()), filter, sort) : [];
}
