import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { DEFAULT_DROP_OFF_TIME, DEFAULT_PICK_UP_TIME } from '#domain/car-booking/car-criteria.ts';
import { CAR_SORTS, DEFAULT_CAR_LIST_SETTINGS } from '#domain/car-booking/car-list-settings.ts';
import { selectedFareIndex } from '#domain/flight-booking/flight-choice.ts';
import { freshFlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS } from '#domain/flight-booking/flight-list-settings.ts';
import { amenityGroup, FEATURED_AMENITIES } from '#domain/hotel-booking/amenity-groups.ts';
import { DEFAULT_HOTEL_RADIUS } from '#domain/hotel-booking/hotel-criteria.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS, HOTEL_SORTS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { backendAddress } from '#src/app/config/backend-address.ts';
import { cssVariables } from '#src/app/theme/css-variables.ts';
import { theme } from '#src/app/theme/theme.ts';
import { TYPING_MS } from '#src/booking/use-place-lookup.ts';
import { hotelSource } from '#src/components/booking/hotel-codes.ts';
import { AUTO_HIDE_MS } from '#src/components/toasts/ToastContainer.tsx';
import { formatDate, formatDay, formatFullDay, formatInstant, formatShortDay } from '#src/i18n/format.ts';
import { DEFAULT_LANGUAGE } from '#src/i18n/language.ts';

/** What the specification says, and what the product has. */
type Constants = Readonly<Record<string, readonly [specified: unknown, ofProduct: unknown]>>;

const flights = freshFlightCriteria({ purpose: '', travelers: [] });
const flightList = DEFAULT_FLIGHT_LIST_SETTINGS;

export const BOOKING_CONSTANTS: Constants = {
  'default hotel search radius': [6, DEFAULT_HOTEL_RADIUS],
  'default hotel rating filter': [{ from: 1, to: 5 }, DEFAULT_HOTEL_LIST_SETTINGS.filter.rating],
  'hotel sorts': [['TotalRate', 'DistanceFrom', 'SabreRating', 'CorporateRate'], HOTEL_SORTS],
  'featured amenities: parking': [[64, 68], amenityGroup(64)],
  'featured amenities: wifi': [[179, 286], amenityGroup(179)],
  'featured amenities: gym': [[345], amenityGroup(345)],
  'featured amenities': [[64, 179, 345], FEATURED_AMENITIES],
  'room rate source 100': ['Sabre', hotelSource('100')],
  'room rate source 110': ['Expedia', hotelSource('110')],
  'room rate source 112': ['Bedsonline', hotelSource('112')],
  // The specification writes BookingCom.
  'room rate source 113': ['Booking.com', hotelSource('113')],
  'default flight type': ['roundTrip', flights.flightType],
  'default service class': ['Y', flights.serviceClass],
  'direct flights only, at first': [false, flights.directOnly],
  'airlines, at first': [[], flights.airlines],
  'default flight sort': ['cheapest', flightList.sort.sortBy],
  'time options of the flight sort': [
    ['airport', 'earliestOrLatest', 'departureOrArrival'],
    Object.keys(flightList.sort.timeOptions),
  ],
  'flights in policy only, at first': [false, flightList.filter.inPolicyOnly],
  'index of no fare': [-1, selectedFareIndex({ id: 'a', fares: [], legs: [] }, null)],
  'default car pick-up time': ['08:00', DEFAULT_PICK_UP_TIME],
  'default car drop-off time': ['18:00', DEFAULT_DROP_OFF_TIME],
  'car sorts': [['cheapest', 'closest'], CAR_SORTS],
  'default car sort': ['cheapest', DEFAULT_CAR_LIST_SETTINGS.sort],
  'first page of flights': [1, flightList.page],
  'first page of hotels': [1, DEFAULT_HOTEL_LIST_SETTINGS.page],
  'first page of cars': [1, DEFAULT_CAR_LIST_SETTINGS.page],
  'steps of a flight booking': [['search', 'flights', 'fares', 'options', 'checkout'], names(FLIGHT_FLOW)],
  'steps of a hotel booking': [['search', 'select', 'room', 'checkout'], names(HOTEL_FLOW)],
  'steps of a car booking': [['search', 'cars', 'checkout'], names(CAR_FLOW)],
};

const queries = createQueryClient().getDefaultOptions().queries;
const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const css = cssVariables(merged);
const shade = (color: string) => merged.colors[color]?.[Number(merged.primaryShade)];

export const APPLICATION_CONSTANTS: Constants = {
  'toast auto-hide': [5000, AUTO_HIDE_MS],
  'place search debounce': [300, TYPING_MS],
  'supported language': ['en', DEFAULT_LANGUAGE],
  'drawer width': ['240px', css.variables['--drawer-width']],
  'company switcher width': ['250px', css.variables['--switcher-width']],
  'toolbar minimum height': ['56px', css.variables['--toolbar-height']],
  'primary colour': ['#1976d2', shade(merged.primaryColor)],
  'secondary colour': ['#9c27b0', shade('purple')],
  'page background': ['#f5f5f5', css.light['--mantine-color-body']],
  'size of buttons': ['sm', theme.components?.Button?.defaultProps.size],
  'size of text fields': ['sm', theme.components?.InputBase?.defaultProps.size],
  'variant of text fields': ['standard', theme.components?.InputBase?.defaultProps.variant],
  'data queries: retry': [false, queries?.retry],
  'data queries: stale time': [0, queries?.staleTime],
  'data queries: cache time': [0, queries?.gcTime],
  'data queries: errors to the boundary': [true, queries?.throwOnError],
  'backend of the test host': ['https://b.test', addressAt('https://a.test', { testHost: 'a.test' })],
  'backend of the production host': [
    'https://b.example',
    addressAt('https://a.example', { productionHost: 'a.example' }),
  ],
  'backend elsewhere': ['https://my-backend.example', addressAt('https://my-frontend.example', {})],
  'd MMM y': ['4 Mar 2027', formatDate('2027-03-04')],
  'eee d MMM': ['Thu 4 Mar', formatShortDay('2027-03-04')],
  'eeee d MMMM': ['Thursday 4 March', formatDay('2027-03-04')],
  'eeee d MMMM yyyy': ['Thursday 4 March 2027', formatFullDay('2027-03-04')],
  'HH:mm': ['Thu 4 Mar, 08:05', formatInstant('2027-03-04T08:05:00Z', 'UTC')],
};

function names({ steps }: { steps: readonly { name: string }[] }): string[] {
  return steps.map(({ name }) => name);
}

function addressAt(origin: string, hosts: { testHost?: string; productionHost?: string }): string {
  const backends = { testBackendUrl: 'https://b.test', productionBackendUrl: 'https://b.example' };
  return backendAddress({ ...hosts, ...backends }, new URL(origin));
}
