import type { FlowPages } from '#src/booking/flow-pages.ts';
import type { BookingStep } from '#src/components/booking/BookingSteps.tsx';
import { CAR_PAGES } from '#src/features/car-booking/car-pages.tsx';
import { FLIGHT_PAGES } from '#src/features/flight-booking/flight-pages.tsx';
import { HOTEL_PAGES } from '#src/features/hotel-booking/hotel-pages.tsx';
import { i18n } from '#src/i18n/i18n.ts';

export const HOTEL_STEPS = stepsOf(HOTEL_PAGES);
export const CAR_STEPS = stepsOf(CAR_PAGES);
export const FLIGHT_STEPS = stepsOf(FLIGHT_PAGES);

/** The steps as the product names them. */
function stepsOf({ steps }: FlowPages): BookingStep[] {
  return Object.values(steps).map(({ path, label }) => ({ href: path, label: i18n._(label) }));
}
