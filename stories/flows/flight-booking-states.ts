import type { FlightStep, FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import { fareOf } from '#domain/flight-booking/flight-choice.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS } from '#domain/flight-booking/flight-list-settings.ts';
import { type BookingContext, freshBooking, freshSearch } from '#machines/booking/booking-context.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { flightBookingMachine } from '#machines/flight-booking/flight-booking-machine.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { flightPart, KNOWN } from '#stories/support/flight-part.ts';

type StateValue = Parameters<typeof flightBookingMachine.resolveState>[0]['value'];

export const FLIGHT_PART = flightPart(KNOWN);
const { criteria, result, priced, extras } = FLIGHT_PART;

/** A booking in which a fare, its seats and bags and their price have been agreed upon. */
export const CHOSEN: Partial<BookingContext<FlightTypes>> = {
  criteria,
  list: DEFAULT_FLIGHT_LIST_SETTINGS,
  result,
  agreed: priced,
  extras,
  search: freshSearch(1),
};

/** One whose fare is agreed, without anything added to it. */
export const AT_OPTIONS: Partial<BookingContext<FlightTypes>> = { ...CHOSEN, extras: null };

/** One in which only the flight is certain; its fare is being asked for. */
export const AT_FARES: Partial<BookingContext<FlightTypes>> = {
  ...AT_OPTIONS,
  agreed: null,
  offer: fareOf(priced),
};

/** A snapshot as if the booking had come to rest at a step, with list and offer in these states. */
export function bookingAt(
  step: FlightStep,
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
  // What was chosen in it is of flights.
  return flightBookingMachine.resolveState({
    value,
    context: { ...fresh, ...context },
  }) as BookingSnapshot<FlightTypes>;
}
