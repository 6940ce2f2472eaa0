import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import { freshFlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';

const NO_TRIP = { purpose: '', travelers: [] };

const HOTEL_SEARCH: HotelCriteria = {
  ...NO_TRIP,
  formVariant: 'location',
  place: null,
  companyLocationId: null,
  radius: 6,
  checkIn: '',
  checkOut: '',
  rooms: 1,
  submitButtonType: 'SearchByPrice',
};

const CAR_SEARCH: CarCriteria = {
  ...NO_TRIP,
  pickUp: null,
  dropOffAtPickUp: true,
  dropOff: null,
  pickUpDate: '',
  dropOffDate: '',
  pickUpTime: '08:00',
  dropOffTime: '18:00',
  driverAge: 30,
};

interface SearchState {
  /** Whether the product takes it for the state of a search. */
  accepts: (state: unknown) => boolean;
  state: object;
  /** The fields that the specification names, with their values where it names these. */
  fields: Readonly<Record<string, readonly string[]>>;
}

/** What a search remembers while it is edited, under the names of the specification. */
export const SEARCH_STATES: Readonly<Record<string, SearchState>> = {
  flight: {
    accepts: FLIGHT_FLOW.draft.written,
    state: freshFlightCriteria(NO_TRIP),
    fields: {
      flightType: ['oneWay', 'roundTrip', 'multiCity'],
      legs: [],
      departureDateRange: [],
      serviceClass: [],
      directOnly: [],
      airlines: [],
      shouldPreFilter: [],
    },
  },
  'list of flights': {
    accepts: FLIGHT_FLOW.draft.list,
    state: FLIGHT_FLOW.defaultList,
    fields: { page: [], sort: [], filter: [] },
  },
  hotel: {
    accepts: HOTEL_FLOW.draft.written,
    state: HOTEL_SEARCH,
    fields: {
      radius: [],
      formVariant: ['location', 'companyLocation'],
      submitButtonType: ['SearchByPrice', 'SearchByMap'],
    },
  },
  car: {
    accepts: CAR_FLOW.draft.written,
    state: CAR_SEARCH,
    fields: { dropOffAtPickUp: [], pickUpTime: [], dropOffTime: [] },
  },
};
