import type { OfferOutcome } from '#domain/booking/flow-types.ts';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { dayAhead } from '#tests/contract/support/flights.ts';
import { CRITERIA, rateOfRoom, roomQuote } from '#tests/support/hotel-booking-examples.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
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

const GOOD_HOUSE = 'The Only Room';

const { filter } = DEFAULT_HOTEL_LIST_SETTINGS;

export const HOTEL_MODEL: FlowModel<HotelTypes> = {
  kind: 'hotel',
  flow: HOTEL_FLOW,
  calls: { search: '/api/booking/hotel/search', price: '/api/booking/hotel/check' },
  pricing: [],
  pages: {
    search: { path: '/booking/hotel', link: 'Search', title: 'Book a hotel' },
    select: { path: '/booking/hotel/select', link: 'Select a hotel', title: 'Select a hotel' },
    room: { path: '/booking/hotel/room', link: 'Choose a room', title: 'Choose a room' },
    checkout: { path: '/booking/hotel/checkout', link: 'Checkout', title: 'Checkout' },
  },
  texts: { nothingFound: 'No hotels were found', pickAnother: 'Pick another room' },
  searches: {
    Einsiedeln: { criteria: { ...CRITERIA, place: PLACES.Einsiedeln }, end: 'found' },
    Luzern: { criteria: { ...CRITERIA, place: PLACES.Luzern }, end: 'many' },
    Gersau: { criteria: { ...CRITERIA, place: PLACES.Gersau }, end: 'nothing' },
    Appenzell: { criteria: { ...CRITERIA, place: PLACES.Appenzell }, end: 'oneSourceFails' },
    Arosa: { criteria: { ...CRITERIA, place: PLACES.Arosa }, end: 'allSourcesFail' },
  },
  goodSearch: 'Einsiedeln',
  criteriaFor,
  results: HOUSES,
  goodResult: GOOD_HOUSE,
  otherResult: 'The Rising Price',
  find: async (ask, criteria) => {
    const result = hotelNamed(GOOD_HOUSE);
    return { result, offer: await rateIn(ask, criteria, result) };
  },
  offer: rateOfRoom(),
  pricedAt: (amount) => roomQuote(amount),
  sources: ['100', '110', '112', '113'],
  listChanges: {
    'sort by rating': { sort: 'SabreRating' },
    'filter by name': { filter: { ...filter, nameFilter: 'e' } },
    'turn the page': { page: 2 },
  },
};

/** Stays don't overlap, since some hotels have one room only. */
function criteriaFor(travelerId: string, stay: number): HotelCriteria {
  const { label, latitude, longitude, radius } = PLACES.Einsiedeln;
  return {
    formVariant: 'location',
    place: { label, latitude, longitude },
    companyLocationId: null,
    radius,
    checkIn: dayAhead(32 + 2 * stay),
    checkOut: dayAhead(34 + 2 * stay),
    rooms: 1,
    purpose: 'client-visit',
    travelers: [{ _id: travelerId, firstName: 'Anna', lastName: 'Tester' }],
    submitButtonType: 'SearchByPrice',
  };
}
