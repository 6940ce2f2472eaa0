import {
  type FareQuote,
  type FlightStep,
  type FlightTypes,
  toSelectedFare,
  toSelectedResult,
} from '#domain/flight-booking/flight-choice.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS } from '#domain/flight-booking/flight-list-settings.ts';
import { type BookingContext, freshBooking, freshSearch } from '#machines/booking/booking-context.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { flightBookingMachine } from '#machines/flight-booking/flight-booking-machine.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { CHANGED_STAY } from '#stories/support/changes-with-quote.ts';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { fareRepricing } from '#stories/support/flight/flight-fares-args.ts';
import { buildFlightLine, buildFlightList } from '#stories/support/flight/flight-list.ts';
import { flightPart, KNOWN } from '#stories/support/flight/flight-part.ts';
import { BACK, OUT } from '#stories/support/flight/new-york-flights.ts';
import { chf } from '#stories/support/trip-fixtures.ts';

type StateValue = Parameters<typeof flightBookingMachine.resolveState>[0]['value'];

/** The results of the search; prices in a story never expire. */
export const FOUND_LINE = {
  ...buildFlightLine([
    { legs: [OUT.direct, BACK.direct], price: 1_560 },
    { legs: [OUT.frankfurt, BACK.direct], price: 1_720 },
    { legs: [OUT.direct, BACK.london], price: 1_810 },
  ]),
  expiresAt: '2099-03-01T09:30:00.000Z',
};

const [FLIGHT] = buildFlightList(FOUND_LINE).flights;
const [FARE] = FLIGHT?.fares ?? [];
if (!FLIGHT || !FARE) throw new Error('A flight is found');

export const FLIGHT_PART = flightPart(KNOWN);
const { criteria } = FLIGHT_PART;
export const RESULT = toSelectedResult(FLIGHT);
export const OFFER = toSelectedFare(FLIGHT, FARE, criteria.travelers.length);

/** The light fare of the first flight, as the supplier prices it. */
const PRICED: FareQuote = {
  ...FLIGHT_PART.priced,
  offer: FARE.offer,
  legs: FLIGHT.legs.map(({ id: _, ...leg }) => ({
    ...leg,
    segments: [...leg.segments],
    stopoverMinutes: [...leg.stopoverMinutes],
  })),
  fare: { ...FLIGHT_PART.priced.fare, family: FARE.family, serviceClasses: [...FARE.serviceClasses] },
  price: { asked: FARE.price },
  total: { asked: FARE.price },
  seats: [],
  bags: [],
};

const repriced = (amount: number, withinTolerance: boolean): FareQuote => ({
  ...PRICED,
  ...fareRepricing(amount, withinTolerance),
  total: { asked: chf(amount) },
});

/** The supplier's current offer, where it differs from the one that was shown. */
export const PROPOSALS = {
  cheaper: repriced(1_490_00, true),
  dearerWithinTolerance: repriced(1_590_00, true),
  dearer: repriced(1_760_00, false),
  verdictChanged: repriced(2_400_00, false),
};

/** A booking in which a fare without extras has been accepted. */
export const AT_OPTIONS: Partial<BookingContext<FlightTypes>> = {
  criteria,
  list: DEFAULT_FLIGHT_LIST_SETTINGS,
  result: RESULT,
  accepted: PRICED,
  search: freshSearch(1),
};

/** A booking in which only the flight is chosen. */
export const AT_FARES: Partial<BookingContext<FlightTypes>> = { ...AT_OPTIONS, accepted: null };

/** A booking that is ready for the checkout. */
export const CHOSEN: Partial<BookingContext<FlightTypes>> = {
  ...AT_OPTIONS,
  result: FLIGHT_PART.result,
  accepted: FLIGHT_PART.priced,
  extras: FLIGHT_PART.extras,
};

/** A booking whose seat another traveler has taken. */
export const EXTRAS_GONE: Partial<BookingContext<FlightTypes>> = {
  ...AT_OPTIONS,
  writtenExtras: {
    seats: [{ traveler: KNOWN.traveler, segment: 0, seat: '41A', price: chf(42_00) }],
    bags: [],
    memberships: [],
  },
  proposal: PRICED,
  proposedExtras: { seats: [], bags: [], memberships: [] },
};

/** The state of the last step. */
type LastStep = { checkout: 'ordering' | 'reviewing' };

/** A snapshot at rest at a step, with list and offer in these states. */
export function bookingAt(
  step: FlightStep | LastStep,
  regions: { search?: StateValue; offer?: StateValue; draft?: StateValue } = {},
  context: Partial<BookingContext<FlightTypes>> = {},
): BookingSnapshot<FlightTypes> {
  const { search = 'none', offer = 'none', draft = 'current' } = regions;
  return bookingIn({ open: { step, search, offer, draft } } as StateValue, context); // each is checked when it is resolved
}

export function bookingIn(
  value: StateValue,
  context: Partial<BookingContext<FlightTypes>> = {},
): BookingSnapshot<FlightTypes> {
  const fresh = freshBooking<FlightTypes>(FLIGHT_FLOW, 'search');
  // The chosen values are those of flights.
  return flightBookingMachine.resolveState({
    value,
    context: { ...fresh, ...context },
  }) as BookingSnapshot<FlightTypes>;
}

export const CHECKED_OUT = bookingAt({ checkout: 'ordering' }, { offer: 'accepted' }, CHOSEN);

/** A booked part is changed, instead of a new booking. */
export const REVIEWED = bookingAt(
  { checkout: 'reviewing' },
  { offer: 'accepted' },
  { ...CHOSEN, changes: CHANGED_STAY },
);

export const WITH_OPTIONS = bookingAt(
  'options',
  { search: { finished: 'complete' }, offer: 'accepted' },
  AT_OPTIONS,
);
export const ADDED = bookingIn('added', { ...CHOSEN, continueTo: 'tripCheckout' });
export const BOOKED = bookingIn('booked', {
  ...CHOSEN,
  trip: { tripId: ORDERED._id, outcome: 'confirmed' },
});
