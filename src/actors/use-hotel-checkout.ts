import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CheckoutSnapshot } from '#machines/checkout/checkout-selectors.ts';
import type { Api } from '../api/client.ts';
import type { CheckoutActor } from './checkout-actor.ts';
import { type HotelCheckout, startHotelCheckout } from './hotel-checkout.ts';
import { useHotelBooking } from './use-hotel-booking.ts';

/** The checkout as long as its page is open; null until it has begun. */
export function useHotelCheckout(api: Api): CheckoutActor | null {
  const booking = useHotelBooking();
  const [checkout, setCheckout] = useState<HotelCheckout | null>(null);
  // It calls the server, so it begins when the page is there and ends with it.
  useEffect(() => {
    const started = startHotelCheckout(api, booking);
    setCheckout(started);
    return () => started?.stop();
  }, [api, booking]);
  return checkout?.actor ?? null;
}

/** What a selector says, which has to answer a primitive or a part of the snapshot. */
export function useCheckoutSelector<Value>(
  checkout: CheckoutActor,
  selector: (snapshot: CheckoutSnapshot) => Value,
): Value {
  return useSyncExternalStore(
    (listener) => checkout.subscribe(listener).unsubscribe,
    () => selector(checkout.getSnapshot()),
  );
}
