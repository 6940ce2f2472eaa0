import { BEST } from '#domain/booking/best-for-you.ts';
import type { HotelProperty, RoomConditions } from '#domain/contract.ts';
import {
  type HotelTypes,
  isSameRate,
  type RateQuote,
  type SelectedRate,
  toAcceptedRate,
} from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import {
  DEFAULT_HOTEL_LIST_SETTINGS,
  HOTEL_SORTS,
  type HotelListFilter,
  type HotelListSettings,
} from '#domain/hotel-booking/hotel-list-settings.ts';
import {
  hasFields,
  hasShape,
  isCount,
  isDay,
  isDayOrEmpty,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isSelectedResult,
  isText,
  isTraveler,
  isWord,
  OFFER_SHAPE,
  PLACE_SHAPE,
  PRICED_SHAPE,
  type ShapeOf,
} from '../booking/draft-checks.ts';
import type { FlowDescription } from '../booking/flow-description.ts';

const CRITERIA_SHAPE = {
  formVariant: isOneOf('location', 'companyLocation'),
  place: isNullOr(hasShape(PLACE_SHAPE)),
  companyLocationId: isNullOr(isText),
  radius: isNumber,
  checkIn: isDayOrEmpty,
  checkOut: isDayOrEmpty,
  rooms: isCount,
  purpose: isText,
  travelers: isListOf(isTraveler),
  submitButtonType: isOneOf('SearchByPrice', 'SearchByMap'),
} satisfies ShapeOf<HotelCriteria>;

const isFilter = hasShape<HotelListFilter>({
  areas: isListOf(isText),
  amenityCodes: isListOf(isNumber),
  hotelChainCodes: isListOf(isText),
  stars: isListOf(isNumber),
  nameFilter: isText,
  radius: isNullOr(isNumber),
  rating: hasShape<HotelListFilter['rating']>({ from: isNumber, to: isNumber }),
  roomAspects: isListOf(isOneOf('BreakfastIncluded', 'InPolicy', 'Refundable', 'CorporateRate')),
});

const isRoom = hasFields<RoomConditions>({
  source: isText,
  roomName: isText,
  roomType: isWord,
  deadlines: Array.isArray,
});

export const HOTEL_FLOW: FlowDescription<HotelTypes> = {
  id: 'hotelBooking',
  steps: [
    { name: 'search', roles: ['search'] },
    { name: 'select', roles: ['list'] },
    { name: 'room', roles: ['offer'] },
    { name: 'checkout', roles: ['checkout'] },
  ],
  chartVersion: 2,
  defaultList: DEFAULT_HOTEL_LIST_SETTINGS,
  draft: {
    criteria: hasShape<HotelCriteria>({ ...CRITERIA_SHAPE, checkIn: isDay, checkOut: isDay }),
    written: hasShape<HotelCriteria>(CRITERIA_SHAPE),
    list: hasShape<HotelListSettings>({
      page: isCount,
      sort: isOneOf(...HOTEL_SORTS, BEST),
      filter: isFilter,
    }),
    result: isSelectedResult,
    offer: hasShape<SelectedRate>({ ...OFFER_SHAPE, room: isRoom }),
    priced: hasFields<RateQuote>({
      ...PRICED_SHAPE,
      property: hasFields<HotelProperty>({ propertyId: isText, name: isText }),
      room: isRoom,
      conditions: Array.isArray,
    }),
  },
  isSameOffer: (accepted, { room }) => isSameRate(accepted.room, room),
  toOffer: toAcceptedRate,
  toPart: ({ criteria, result, accepted }) => ({
    kind: 'hotel',
    criteria,
    result,
    priced: accepted,
    extras: null,
  }),
};
