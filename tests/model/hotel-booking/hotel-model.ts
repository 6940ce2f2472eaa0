import type { OfferOutcome } from '#domain/booking/flow-types.ts';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { CRITERIA, pricedRoom, rateOfRoom } from '#tests/support/hotel-booking-examples.ts';
import type { FlowModel } from '../booking/flow-model.ts';
import { PLACES } from '../booking/places.ts';

/** Hotels for practice, by what becomes of their rooms when they are priced. */
export const HOUSES = {
  'The Only Room': 'same',
  'The Rising Price': 'dearer',
  'The Slightly Rising Price': 'dearerWithinTolerance',
  'The Falling Price': 'cheaper',
  'The Full House': 'soldOut',
  'The Brief Offer': 'expired',
} as const satisfies Record<string, OfferOutcome['type']>;

export const GOOD_HOUSE = 'The Only Room';

const { filter } = DEFAULT_HOTEL_LIST_SETTINGS;

export const HOTEL_MODEL: FlowModel<HotelTypes> = {
  flow: HOTEL_FLOW,
  searches: {
    Einsiedeln: { criteria: { ...CRITERIA, place: PLACES.Einsiedeln }, end: 'found' },
    Luzern: { criteria: { ...CRITERIA, place: PLACES.Luzern }, end: 'many' },
    Gersau: { criteria: { ...CRITERIA, place: PLACES.Gersau }, end: 'nothing' },
    Appenzell: { criteria: { ...CRITERIA, place: PLACES.Appenzell }, end: 'oneSourceFails' },
    Arosa: { criteria: { ...CRITERIA, place: PLACES.Arosa }, end: 'allSourcesFail' },
  },
  goodSearch: 'Einsiedeln',
  results: HOUSES,
  goodResult: GOOD_HOUSE,
  otherResult: 'The Rising Price',
  offer: rateOfRoom(),
  pricedAt: (amount) => pricedRoom(amount),
  sources: ['100', '110', '112', '113'],
  listChanges: {
    'sort by rating': { sort: 'SabreRating' },
    'filter by name': { filter: { ...filter, nameFilter: 'e' } },
    'turn the page': { page: 2 },
  },
};
