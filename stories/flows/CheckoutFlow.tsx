import type { Trip } from '#domain/contract.ts';
import type { CheckoutSnapshot } from '#machines/checkout/checkout-selectors.ts';
import { HOTEL_PORTS } from '#src/actors/hotel-booking/hotel-booking.ts';
import { HOTEL_PAGES } from '#src/features/hotel-booking/hotel-pages.tsx';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { BookingPages } from './BookingPages.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { bookingAt, CHOSEN } from './hotel-booking-states.ts';
import { storyApi } from './story-api.ts';

interface CheckoutFlowProps {
  snapshot: CheckoutSnapshot;
  /** The outcome of the order. */
  trip: Trip;
}

const PATH = '/booking/hotel/checkout';

/** The checkout of a hotel, in one state of its chart. */
export function CheckoutFlow({ snapshot, trip }: CheckoutFlowProps) {
  return (
    <BookingPages
      ports={HOTEL_PORTS}
      flowPages={HOTEL_PAGES}
      booking={bookingAt({ checkout: 'ordering' }, { offer: 'accepted' }, CHOSEN)}
      pages={{ [PATH]: () => <CheckoutPage snapshot={snapshot} /> }}
      path={PATH}
      api={storyApi({ [`GET /api/trips/${ORDERED._id}`]: trip })}
    />
  );
}
