import type { FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { FLIGHT_PORTS } from '#src/actors/flight-booking/flight-booking.ts';
import { BookingPages as Frame } from '#src/booking/BookingFlow.tsx';
import { FlightFares } from '#src/features/flight-booking/fares/FlightFares.tsx';
import { FLIGHT_PAGES } from '#src/features/flight-booking/flight-pages.tsx';
import { FlightResults } from '#src/features/flight-booking/flights/FlightResults.tsx';
import { FlightOptions } from '#src/features/flight-booking/options/FlightOptions.tsx';
import { FlightSearch } from '#src/features/flight-booking/search/FlightSearch.tsx';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { OFFERED } from '#stories/support/flight/seat-fixtures.ts';
import { BookingPages } from './BookingPages.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { checkoutIn, TRIP } from './checkout-states.ts';
import { FLIGHT_PART, FOUND_LINE } from './flight-booking-states.ts';
import { storyApi } from './story-api.ts';

interface FlightBookingFlowProps {
  snapshot: BookingSnapshot<FlightTypes>;
  /** The address that is open. */
  path: string;
  /** Whether the search has found flights. */
  found: boolean;
}

const ANSWERS = {
  'POST /api/booking/flight/seats': OFFERED,
  [`GET /api/trips/${ORDERED._id}`]: ORDERED,
};

const { search, flights, fares, options, checkout } = FLIGHT_PAGES.steps;

/** The pages of a flight booking, in one state of its chart. */
export function FlightBookingFlow({ snapshot, path, found }: FlightBookingFlowProps) {
  const ordered = snapshot.matches('booked')
    ? checkoutIn('confirmed', { trip: TRIP })
    : checkoutIn({ editing: 'resting' }, { parts: [FLIGHT_PART] });
  return (
    <BookingPages
      ports={FLIGHT_PORTS}
      flowPages={FLIGHT_PAGES}
      booking={snapshot}
      results={found ? FOUND_LINE : null}
      pages={{
        [search.path]: FlightSearch,
        [flights.path]: FlightResults,
        [fares.path]: FlightFares,
        [options.path]: FlightOptions,
        [checkout.path]: () => <CheckoutPage snapshot={ordered} />,
      }}
      frame={() => <Frame onNext={() => {}} />}
      path={path}
      api={storyApi(ANSWERS)}
    />
  );
}
