import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import {
  freshBooking,
  freshSearch,
  type HotelBookingContext,
} from '#machines/hotel-booking/hotel-booking-context.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import type { HotelBookingSnapshot } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { HotelStep } from '#machines/hotel-booking/hotel-steps.ts';
import { PRICED_STAY, pricedAt, SEEFELD } from '#stories/support/hotel-fixtures.ts';
import { CRITERIA } from '#stories/support/hotel-list.ts';
import { NEEDS_APPROVAL } from '#stories/support/verdicts.ts';

type StateValue = Parameters<typeof hotelBookingMachine.resolveState>[0]['value'];

const { propertyId, name } = SEEFELD.property;

/** A booking in which a hotel and a price have been agreed upon. */
export const CHOSEN: Partial<HotelBookingContext> = {
  ...{ criteria: CRITERIA, list: DEFAULT_HOTEL_LIST_SETTINGS, hotel: { propertyId, name } },
  ...{ agreed: PRICED_STAY, search: freshSearch(1) },
};

/** One in which only the hotel is certain. */
export const AT_ROOMS: Partial<HotelBookingContext> = { ...CHOSEN, agreed: null };

/** What the supplier says now, where that is not what was seen. */
export const PROPOSALS = {
  cheaper: pricedAt(39_000, true),
  dearerWithinTolerance: pricedAt(43_200, true),
  dearer: pricedAt(47_500, false),
  verdictChanged: { ...PRICED_STAY, verdict: NEEDS_APPROVAL },
};

/** A snapshot as if the booking had come to rest at a step, with list and offer in these states. */
export function bookingAt(
  step: HotelStep,
  regions: { list?: StateValue; offer?: StateValue } = {},
  context: Partial<HotelBookingContext> = {},
): HotelBookingSnapshot {
  const { list = 'none', offer = 'none' } = regions;
  return bookingIn({ open: { step, list, offer } } as StateValue, context); // each is checked when it is resolved
}

export function bookingIn(
  value: StateValue,
  context: Partial<HotelBookingContext> = {},
): HotelBookingSnapshot {
  return hotelBookingMachine.resolveState({ value, context: { ...freshBooking('search'), ...context } });
}
