import type { HotelStep } from '#machines/hotel-booking/hotel-steps.ts';

/** Where each step of the booking of a hotel is. */
export const HOTEL_STEP_PATHS = {
  search: '/booking/hotel',
  select: '/booking/hotel/select',
  room: '/booking/hotel/room',
  checkout: '/booking/hotel/checkout',
} as const satisfies Record<HotelStep, string>;

const STEPS = new Map<string, HotelStep>([
  ['/booking/hotel', 'search'],
  ['/booking/hotel/select', 'select'],
  ['/booking/hotel/room', 'room'],
  ['/booking/hotel/checkout', 'checkout'],
  ['/booking/checkout', 'checkout'],
]);

/** The step that an address names; null when it is none of this booking. */
export function hotelStepAt(pathname: string): HotelStep | null {
  return STEPS.get(pathname.replace(/\/$/, '')) ?? null;
}
