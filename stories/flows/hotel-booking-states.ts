import type { HotelStep, HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { type BookingContext, freshBooking, freshSearch } from '#machines/booking/booking-context.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { PRICED_STAY, pricedAt, SEEFELD } from '#stories/support/hotel/hotel-fixtures.ts';
import { CRITERIA } from '#stories/support/hotel/hotel-list.ts';
import { NEEDS_APPROVAL } from '#stories/support/verdicts.ts';

type StateValue = Parameters<typeof hotelBookingMachine.resolveState>[0]['value'];

const { propertyId, name } = SEEFELD.property;

/** A booking in which a hotel and a price have been accepted. */
export const CHOSEN: Partial<BookingContext<HotelTypes>> = {
  criteria: CRITERIA,
  list: DEFAULT_HOTEL_LIST_SETTINGS,
  result: { id: propertyId, name },
  accepted: PRICED_STAY,
  search: freshSearch(1),
};

/** A booking in which only the hotel is chosen. */
export const AT_ROOMS: Partial<BookingContext<HotelTypes>> = { ...CHOSEN, accepted: null };

/** The supplier's current offer, where it differs from the one that was shown. */
export const PROPOSALS = {
  cheaper: pricedAt(39_000, true),
  dearerWithinTolerance: pricedAt(43_200, true),
  dearer: pricedAt(47_500, false),
  verdictChanged: { ...PRICED_STAY, verdict: NEEDS_APPROVAL },
};

/** The state of the last step. */
type LastStep = { checkout: 'ordering' | 'reviewing' };

/** A snapshot at rest at a step, with list and offer in these states. */
export function bookingAt(
  step: HotelStep | LastStep,
  regions: { search?: StateValue; offer?: StateValue; draft?: StateValue } = {},
  context: Partial<BookingContext<HotelTypes>> = {},
): BookingSnapshot<HotelTypes> {
  const { search = 'none', offer = 'none', draft = 'current' } = regions;
  return bookingIn({ open: { step, search, offer, draft } } as StateValue, context); // each is checked when it is resolved
}

export function bookingIn(
  value: StateValue,
  context: Partial<BookingContext<HotelTypes>> = {},
): BookingSnapshot<HotelTypes> {
  const fresh = freshBooking<HotelTypes>(HOTEL_FLOW, 'search');
  // The chosen values are those of hotels.
  return hotelBookingMachine.resolveState({
    value,
    context: { ...fresh, ...context },
  }) as BookingSnapshot<HotelTypes>;
}
