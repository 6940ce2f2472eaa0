import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { HOTEL_PORTS } from '#src/actors/hotel-booking/hotel-booking.ts';
import { BookingPages as Frame } from '#src/booking/BookingFlow.tsx';
import { HOTEL_PAGES } from '#src/features/hotel-booking/hotel-pages.tsx';
import { HotelRoom } from '#src/features/hotel-booking/room/HotelRoom.tsx';
import { HotelSearch } from '#src/features/hotel-booking/search/HotelSearch.tsx';
import { HotelResults } from '#src/features/hotel-booking/select/HotelResults.tsx';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { SEEFELD } from '#stories/support/hotel/hotel-fixtures.ts';
import { buildResults } from '#stories/support/hotel/hotel-list.ts';
import { BookingPages } from './BookingPages.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { checkoutIn, TRIP } from './checkout-states.ts';
import { storyApi } from './story-api.ts';

interface HotelBookingFlowProps {
  snapshot: BookingSnapshot<HotelTypes>;
  /** The address that is open. */
  path: string;
  /** How many hotels the search has found. */
  hotels: number;
}

// Prices of a story never grow old.
const LATER = '2099-03-01T09:30:00.000Z';

const ANSWERS = {
  'GET /api/booking/locations': { unit: 'km', locations: [] },
  'POST /api/booking/hotel/details': { ...SEEFELD, expiresAt: LATER },
  [`GET /api/trips/${ORDERED._id}`]: ORDERED,
};

const PAGES = {
  '/booking/hotel': HotelSearch,
  '/booking/hotel/select': HotelResults,
  '/booking/hotel/room': HotelRoom,
};

const CHECKOUT = '/booking/hotel/checkout';

/** The pages of a hotel booking, in one state of its chart. */
export function HotelBookingFlow({ snapshot, path, hotels }: HotelBookingFlowProps) {
  const checkout = snapshot.matches('booked')
    ? checkoutIn('confirmed', { trip: TRIP })
    : checkoutIn({ editing: 'resting' });
  return (
    <BookingPages
      ports={HOTEL_PORTS}
      flowPages={HOTEL_PAGES}
      booking={snapshot}
      results={hotels > 0 ? buildResults(hotels) : null}
      pages={{ ...PAGES, [CHECKOUT]: () => <CheckoutPage snapshot={checkout} /> }}
      frame={() => <Frame onNext={() => {}} />}
      path={path}
      api={storyApi(ANSWERS)}
    />
  );
}
