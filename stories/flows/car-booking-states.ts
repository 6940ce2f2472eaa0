import type { CarStep, CarTypes } from '#domain/car-booking/car-choice.ts';
import { DEFAULT_CAR_LIST_SETTINGS } from '#domain/car-booking/car-list-settings.ts';
import { type BookingContext, freshBooking, freshSearch } from '#machines/booking/booking-context.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { carBookingMachine } from '#machines/car-booking/car-booking-machine.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { carPart, carQuoteAt, PRICED_CAR } from '#stories/support/car/car-part.ts';

type StateValue = Parameters<typeof carBookingMachine.resolveState>[0]['value'];

const { criteria, result } = carPart(PRICED_CAR);

/** A booking in which a car and its price have been accepted. */
export const CHOSEN: Partial<BookingContext<CarTypes>> = {
  criteria,
  list: DEFAULT_CAR_LIST_SETTINGS,
  result,
  accepted: PRICED_CAR,
  search: freshSearch(1),
};

/** A booking in which only the car is chosen. */
export const AT_CARS: Partial<BookingContext<CarTypes>> = { ...CHOSEN, accepted: null };

/** The supplier's current offer, where it differs from the one that was shown. */
export const PROPOSALS = {
  cheaper: carQuoteAt(190_00, true),
  dearerWithinTolerance: carQuoteAt(214_00, true),
  dearer: carQuoteAt(260_00, false),
  verdictChanged: carQuoteAt(330_00, false),
};

/** The state of the last step. */
type LastStep = { checkout: 'ordering' | 'reviewing' };

/** A snapshot at rest at a step, with list and offer in these states. */
export function bookingAt(
  step: CarStep | LastStep,
  regions: { search?: StateValue; offer?: StateValue; draft?: StateValue } = {},
  context: Partial<BookingContext<CarTypes>> = {},
): BookingSnapshot<CarTypes> {
  const { search = 'none', offer = 'none', draft = 'current' } = regions;
  return bookingIn({ open: { step, search, offer, draft } } as StateValue, context); // each is checked when it is resolved
}

export function bookingIn(
  value: StateValue,
  context: Partial<BookingContext<CarTypes>> = {},
): BookingSnapshot<CarTypes> {
  const fresh = freshBooking<CarTypes>(CAR_FLOW, 'search');
  // The chosen values are those of cars.
  return carBookingMachine.resolveState({
    value,
    context: { ...fresh, ...context },
  }) as BookingSnapshot<CarTypes>;
}
