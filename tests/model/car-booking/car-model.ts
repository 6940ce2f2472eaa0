import type { CarTypes } from '#domain/car-booking/car-choice.ts';
import { toSelectedCar } from '#domain/car-booking/car-choice.ts';
import type { CarCriteria, RentalPlace } from '#domain/car-booking/car-criteria.ts';
import { type CarEntry, mergeCarResults } from '#domain/car-booking/car-list.ts';
import { DEFAULT_CAR_LIST_SETTINGS } from '#domain/car-booking/car-list-settings.ts';
import { toCarSearchRequest } from '#domain/car-booking/car-requests.ts';
import { showCars } from '#domain/car-booking/shown-cars.ts';
import type { CarSearchLine } from '#domain/contract.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { dayAhead } from '#tests/contract/support/flights.ts';
import { CAR_CRITERIA, carQuote, selectedCar } from '#tests/support/car-booking-examples.ts';
import type { Ask, FlowModel } from '../booking/flow-model.ts';

/** Where the walks search for cars; practice airports always have the same situation. */
export const AIRPORTS = {
  Zurich: airport('ZRH', 'Zurich Airport'),
  Geneva: airport('GVA', 'Geneva Airport'),
  Torsby: airport('TYF', 'Torsby Airport'),
} as const;

export type AirportName = keyof typeof AIRPORTS;

/** The first and the second car of the list. */
export const CHEAPEST = 'the cheapest car';
const SECOND = 'the second car';

const { filter, sort } = DEFAULT_CAR_LIST_SETTINGS;

/** What each search finds is walked with hotels: here are the choices on one page with the list, which only cars have. */
export const CAR_MODEL: FlowModel<CarTypes> = {
  kind: 'car',
  flow: CAR_FLOW,
  calls: { search: '/api/booking/car/search', price: '/api/booking/car/check' },
  pricing: ['search'],
  pages: {
    search: { path: '/booking/car', link: 'Search', title: 'Rent a car' },
    cars: { path: '/booking/car/cars', link: 'Select a car', title: 'Select a car' },
    checkout: { path: '/booking/car/checkout', link: 'Checkout', title: 'Checkout' },
  },
  texts: { nothingFound: 'No cars were found', pickAnother: 'Pick another car' },
  searches: {
    Zurich: { criteria: { ...CAR_CRITERIA, pickUp: AIRPORTS.Zurich }, end: 'found' },
    Geneva: { criteria: { ...CAR_CRITERIA, pickUp: AIRPORTS.Geneva }, end: 'many' },
    Torsby: { criteria: { ...CAR_CRITERIA, pickUp: AIRPORTS.Torsby }, end: 'nothing' },
  },
  goodSearch: 'Zurich',
  criteriaFor: (travelerId) => ({
    ...CAR_CRITERIA,
    pickUp: AIRPORTS.Zurich,
    pickUpDate: dayAhead(32),
    dropOffDate: dayAhead(33),
    travelers: [{ _id: travelerId, firstName: 'Anna', lastName: 'Tester' }],
  }),
  results: { [CHEAPEST]: 'same', [SECOND]: 'same' },
  goodResult: CHEAPEST,
  otherResult: SECOND,
  find: async (ask, criteria) => {
    const listed = await cheapestCar(ask, criteria);
    const name = `${listed.vendor.name}, ${listed.car.model}`;
    return { result: { id: listed.id, name }, offer: toSelectedCar(listed) };
  },
  offer: selectedCar(),
  pricedAt: (amount) => carQuote(amount),
  sources: ['direct', 'broker'],
  listChanges: {
    'sort by distance': { sort: 'closest' },
    'filter by air conditioning': { filter: { ...filter, airConditioning: true } },
    'turn the page': { page: 2 },
  },
};

async function cheapestCar(ask: Ask, criteria: CarCriteria): Promise<CarEntry> {
  const { lines } = await ask<{ lines: CarSearchLine[] }>(
    '/api/booking/car/search',
    toCarSearchRequest(criteria),
  );
  const list = mergeCarResults(lines.filter((line) => line.type === 'results'));
  const cheapest = list && showCars(list, filter, sort)[0];
  if (!cheapest) throw new Error('No cars were found');
  return cheapest;
}

function airport(code: string, name: string): RentalPlace {
  return { kind: 'airport', code, label: `${name} (${code})` };
}
