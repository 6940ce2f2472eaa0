import type { CarTypes } from '#domain/car-booking/car-choice.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { CAR_PORTS } from '#src/actors/car-booking/car-booking.ts';
import { BookingPages as Frame } from '#src/booking/BookingFlow.tsx';
import { CAR_PAGES } from '#src/features/car-booking/car-pages.tsx';
import { CarResults } from '#src/features/car-booking/cars/CarResults.tsx';
import { CarSearch } from '#src/features/car-booking/search/CarSearch.tsx';
import { buildCarResults } from '#stories/support/car/car-list.ts';
import { carPart, PRICED_CAR } from '#stories/support/car/car-part.ts';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { BookingPages } from './BookingPages.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { checkoutIn, TRIP } from './checkout-states.ts';
import { storyApi } from './story-api.ts';

interface CarBookingFlowProps {
  snapshot: BookingSnapshot<CarTypes>;
  /** The address that is open. */
  path: string;
  /** How many cars the search has found. */
  cars: number;
}

const ANSWERS = {
  'GET /api/booking/locations': { unit: 'km', locations: [] },
  [`GET /api/trips/${ORDERED._id}`]: ORDERED,
};

const { search, cars: list, checkout } = CAR_PAGES.steps;

/** The pages of a car booking, in one state of its chart. */
export function CarBookingFlow({ snapshot, path, cars }: CarBookingFlowProps) {
  const ordered = snapshot.matches('booked')
    ? checkoutIn('confirmed', { trip: TRIP })
    : checkoutIn({ editing: 'resting' }, { parts: [carPart(PRICED_CAR)] });
  return (
    <BookingPages
      ports={CAR_PORTS}
      flowPages={CAR_PAGES}
      booking={snapshot}
      results={cars > 0 ? buildCarResults(cars) : null}
      pages={{
        [search.path]: CarSearch,
        [list.path]: CarResults,
        [checkout.path]: () => <CheckoutPage snapshot={ordered} />,
      }}
      frame={() => <Frame onNext={() => {}} />}
      path={path}
      api={storyApi(ANSWERS)}
    />
  );
}
