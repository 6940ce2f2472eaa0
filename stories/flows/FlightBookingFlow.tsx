import type { FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { FLIGHT_PORTS } from '#src/actors/flight-booking/flight-booking.ts';
import { BookingPages as Frame } from '#src/booking/BookingFlow.tsx';
import { FLIGHT_PAGES } from '#src/features/flight-booking/flight-pages.tsx';
import { FlightSearch } from '#src/features/flight-booking/search/FlightSearch.tsx';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { BookingPages } from './BookingPages.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { checkoutIn, TRIP } from './checkout-states.ts';
import { FLIGHT_PART } from './flight-booking-states.ts';
import { storyApi } from './story-api.ts';

interface FlightBookingFlowProps {
  snapshot: BookingSnapshot<FlightTypes>;
  /** The address that is open. */
  path: string;
}

const ANSWERS = { [`GET /api/trips/${ORDERED._id}`]: ORDERED };

const { search, checkout } = FLIGHT_PAGES.steps;

/** The pages of the booking of a flight, in one state of its chart. */
export function FlightBookingFlow({ snapshot, path }: FlightBookingFlowProps) {
  const ordered = snapshot.matches('booked')
    ? checkoutIn('confirmed', { trip: TRIP })
    : checkoutIn({ editing: 'resting' }, { parts: [FLIGHT_PART] });
  return (
    <BookingPages
      ports={FLIGHT_PORTS}
      flowPages={FLIGHT_PAGES}
      booking={snapshot}
      pages={{
        [search.path]: FlightSearch,
        [checkout.path]: () => <CheckoutPage snapshot={ordered} />,
      }}
      frame={() => <Frame onNext={() => {}} />}
      path={path}
      api={storyApi(ANSWERS)}
    />
  );
}
