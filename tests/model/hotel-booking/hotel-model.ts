import type { OfferOutcome } from '#domain/booking/flow-types.ts';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { toHotelSearchRequest } from '#domain/hotel-booking/hotel-requests.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { dayAhead } from '#tests/contract/support/flights.ts';
import { hotelsOf } from '#tests/contract/support/hotels.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import { PAGE_SIZE, shownDay } from '../booking/booking-facts.ts';
import type { FlowModel } from '../booking/flow-model.ts';
import { rateIn } from './hotel-offers.ts';
import { PLACES } from './places.ts';

/** Practice hotels, by the outcome of pricing their rooms. */
export const HOUSES = {
  'The Only Room': 'same',
  'The Rising Price': 'dearer',
  'The Slightly Rising Price': 'dearerWithinTolerance',
  'The Falling Price': 'cheaper',
  'The Full House': 'soldOut',
  'The Brief Offer': 'expired',
} as const satisfies Record<string, OfferOutcome['type']>;

const FIRST_DAY = 32;

export const HOTEL_MODEL: FlowModel<HotelTypes> = {
  kind: 'hotel',
  flow: HOTEL_FLOW,
  rules: {
    at: { search: 'search', list: 'select', offer: 'room', extras: null, checkout: 'checkout' },
    searchesAtOffers: false,
    searches: {
      Einsiedeln: 'found',
      Lucerne: 'many',
      Gersau: 'nothing',
      Appenzell: 'oneSourceFails',
      Arosa: 'allSourcesFail',
    },
    goodSearch: 'Einsiedeln',
    results: HOUSES,
    goodResult: 'The Only Room',
    otherResult: 'The Rising Price',
    isChosenByPlace: false,
    listChanges: {
      'sort by rating': { sort: 'Rating' },
      'filter by name': { filter: 'Name: e' },
      'turn the page': { page: 2 },
    },
  },
  calls: { search: '/api/booking/hotel/search', price: '/api/booking/hotel/check' },
  pricing: [],
  pages: {
    search: { path: '/booking/hotel', link: 'Search', title: 'Book a hotel' },
    select: { path: '/booking/hotel/select', link: 'Select a hotel', title: 'Select a hotel' },
    room: { path: '/booking/hotel/room', link: 'Choose a room', title: 'Choose a room' },
    checkout: { path: '/booking/hotel/checkout', link: 'Checkout', title: 'Checkout' },
  },
  words: {
    nothingFound: 'No hotels were found',
    nameInTrip: (result) => result,
    firstSort: 'Price',
    noun: 'hotels',
    pickAnother: 'Pick another room',
    droppedBy: {
      otherResult: (name) => `The room that you had chosen in ${name} was dropped.`,
      otherOffer: () => 'The room that you had chosen before was dropped.',
    },
  },
  criteriaFor,
  days: `${shownDay(dayAhead(FIRST_DAY))} to ${shownDay(dayAhead(FIRST_DAY + 2))}`,
  searches: async (ask, criteria) => {
    const counted = await Promise.all(
      Object.entries(PLACES).map(async ([name, { label, latitude, longitude, radius }]) => {
        const place = { label, latitude, longitude };
        const body = await ask(
          '/api/booking/hotel/search',
          toHotelSearchRequest({ ...criteria, place, radius }),
        );
        const count = new Set(hotelsOf(body).map(({ propertyId }) => propertyId)).size;
        return [
          name,
          {
            title: label,
            place: label,
            count,
            isLong: count > PAGE_SIZE,
            isChosenFrom: name === 'Einsiedeln',
          },
        ] as const;
      }),
    );
    return Object.fromEntries(counted);
  },
  choices: async (ask, criteria) => {
    const houses = await Promise.all(
      Object.keys(HOUSES).map(async (name) => {
        const result = hotelNamed(name);
        return [name, { result, offer: await rateIn(ask, criteria, result) }] as const;
      }),
    );
    return Object.fromEntries(houses);
  },
};

/** Stays don't overlap, since some hotels have one room only. */
function criteriaFor(travelerId: string, stay: number): HotelCriteria {
  const { label, latitude, longitude, radius } = PLACES.Einsiedeln;
  const firstDay = FIRST_DAY + 2 * stay;
  return {
    formVariant: 'location',
    place: { label, latitude, longitude },
    companyLocationId: null,
    radius,
    checkIn: dayAhead(firstDay),
    checkOut: dayAhead(firstDay + 2),
    rooms: 1,
    purpose: 'client-visit',
    travelers: [{ _id: travelerId, firstName: 'Anna', lastName: 'Tester' }],
    submitButtonType: 'SearchByPrice',
  };
}
