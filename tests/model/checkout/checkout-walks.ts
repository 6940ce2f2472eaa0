import { bookingTest } from '../booking/booking-test.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { readPaths } from '../path-files.ts';
import { readAssertions } from '../read-assertions.ts';
import { walkPaths } from '../walk-paths.ts';
import { type CheckoutFacts, checkoutFacts } from './checkout-facts.ts';
import { CHECKOUT_STEPS } from './checkout-steps.ts';
import { REFERENCE_CHECKOUT } from './reference-checkout.ts';
import { type Checkout, OPENED } from './reference-state.ts';

const assertions = await readAssertions<Checkout, CheckoutFacts, HotelWorld>(
  new URL('assertions/', import.meta.url),
);

/** Walks the paths of a folder through the checkout of a room. */
export function walkCheckout(label: string, paths: URL, ownMoves: readonly string[]): void {
  const test = bookingTest(HOTEL_MODEL);
  // Wide enough for the summary beside the form.
  test.use({ viewport: { width: 1280, height: 1000 } });
  walkPaths(test, {
    label,
    reference: REFERENCE_CHECKOUT,
    start: OPENED,
    paths: readPaths(paths),
    steps: CHECKOUT_STEPS,
    ownMoves,
    assertions,
    async begin(world) {
      const facts = await checkoutFacts(world);
      world.hold('draft', 'terms', 'price', 'keep', 'order', 'trip', 'change');
      return { facts, open: () => world.open('/booking/hotel/checkout') };
    },
  });
}
