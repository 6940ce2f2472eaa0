import { type CarTypes, toSelectedCar } from '#domain/car-booking/car-choice.ts';
import type { CarCriteria, RentalPlace } from '#domain/car-booking/car-criteria.ts';
import { type CarEntry, mergeCarResults } from '#domain/car-booking/car-list.ts';
import { DEFAULT_CAR_LIST_SETTINGS } from '#domain/car-booking/car-list-settings.ts';
import { toCarSearchRequest } from '#domain/car-booking/car-requests.ts';
import { showCars } from '#domain/car-booking/shown-cars.ts';
import type { CarSearchLine } from '#domain/contract.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { dayAhead } from '#tests/contract/support/flights.ts';
import { CAR_CRITERIA } from '#tests/support/car-booking-examples.ts';
import { PAGE_SIZE, shownDay } from '../booking/booking-facts.ts';
import type { Ask, FlowModel } from '../booking/flow-model.ts';

/** Where the walks search for cars. */
export const AIRPORTS = {
  Zurich: airport('ZRH', 'Zurich Airport'),
  Geneva: airport('GVA', 'Geneva Airport'),
} as const;

export type AirportName = keyof typeof AIRPORTS;

/** The first and the second car of the list. */
export const CHEAPEST = 'the cheapest car';
export const SECOND = 'the second car';

const FIRST_DAY = 32;

/** What each search finds is walked with hotels: here are the choices on one page with the list, which only cars have. */
export const CAR_MODEL: FlowModel<CarTypes> = {
  kind: 'car',
  flow: CAR_FLOW,
  rules: {
    at: { search: 'search', list: 'cars', offer: 'cars', extras: null, checkout: 'checkout' },
    searchesAtOffers: false,
    searches: { Zurich: 'found', Geneva: 'many' },
    goodSearch: 'Zurich',
    results: { [CHEAPEST]: 'same', [SECOND]: 'same' },
    goodResult: CHEAPEST,
    otherResult: SECOND,
    isChosenByPlace: true,
    listChanges: {
      'sort by distance': { sort: 'Closest' },
      'filter by air conditioning': { filter: 'Air conditioning' },
      'turn the page': { page: 2 },
    },
  },
  calls: { search: '/api/booking/car/search', price: '/api/booking/car/check' },
  pricing: ['search'],
  pages: {
    search: { path: '/booking/car', link: 'Search', title: 'Rent a car' },
    cars: { path: '/booking/car/cars', link: 'Select a car', title: 'Select a car' },
    checkout: { path: '/booking/car/checkout', link: 'Checkout', title: 'Checkout' },
  },
  words: {
    nothingFound: 'No cars were found',
    nameInTrip: (result) => result,
    firstSort: 'Cheapest',
    noun: 'cars',
    pickAnother: 'Pick another car',
    droppedBy: {
      otherResult: (name) => `The car that you had chosen before, ${name}, was dropped.`,
      otherOffer: (name) => `The car that you had chosen before, ${name}, was dropped.`,
    },
  },
  criteriaFor: (travelerId) => ({
    ...CAR_CRITERIA,
    pickUp: AIRPORTS.Zurich,
    pickUpDate: dayAhead(FIRST_DAY),
    dropOffDate: dayAhead(FIRST_DAY + 1),
    travelers: [{ _id: travelerId, firstName: 'Anna', lastName: 'Tester' }],
  }),
  days: `${shownDay(dayAhead(FIRST_DAY))} to ${shownDay(dayAhead(FIRST_DAY + 1))}`,
  searches: async (ask, criteria) => {
    const counted = Object.entries(AIRPORTS).map(async ([name, pickUp]) => {
      const { length: count } = await carsFound(ask, { ...criteria, pickUp });
      const { label } = pickUp;
      return [
        name,
        { title: label, place: label, count, isLong: count > PAGE_SIZE, isChosenFrom: name === 'Zurich' },
      ] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  },
  choices: async (ask, criteria) => {
    const cars = await carsFound(ask, criteria);
    const chosen = [CHEAPEST, SECOND].map((name, index) => {
      const car = cars[index];
      if (!car) throw new Error('Too few cars were found');
      const result = { id: car.id, name: `${car.vendor.name}, ${car.car.model}` };
      return [name, { result, offer: toSelectedCar(car) }] as const;
    });
    return Object.fromEntries(chosen);
  },
};

/** The cheapest first. */
async function carsFound(ask: Ask, criteria: CarCriteria): Promise<CarEntry[]> {
  const { lines } = await ask<{ lines: CarSearchLine[] }>(
    '/api/booking/car/search',
    toCarSearchRequest(criteria),
  );
  const list = mergeCarResults(lines.filter((line) => line.type === 'results'));
  const { filter, sort } = DEFAULT_CAR_LIST_SETTINGS;
  return list ? showCars(list, filter, sort) : [];
}

function airport(code: string, name: string): RentalPlace {
  return { kind: 'airport', code, label: `${name} (${code})` };
}
