import { use, useSyncExternalStore } from 'react';
import type { HotelBookingSnapshot } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { FoundHotels } from '../api/hotel-results-store.ts';
import { HotelBookingContext } from './HotelBookingProvider.tsx';
import type { HotelBooking } from './hotel-booking-actor.ts';

export function useHotelBooking(): HotelBooking {
  const booking = use(HotelBookingContext);
  if (!booking) throw new Error('There is no HotelBookingProvider above this component');
  return booking;
}

/** What a selector says, which has to answer a primitive or a part of the snapshot. */
export function useHotelBookingSelector<Value>(selector: (snapshot: HotelBookingSnapshot) => Value): Value {
  const { actor } = useHotelBooking();
  return useSyncExternalStore(
    (listener) => actor.subscribe(listener).unsubscribe,
    () => selector(actor.getSnapshot()),
  );
}

/** What the search has found so far. */
export function useFoundHotels(): FoundHotels {
  const { results } = useHotelBooking();
  return useSyncExternalStore(results.subscribe, results.get);
}
