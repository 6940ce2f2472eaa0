import { bookingTest } from '../booking/booking-test.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { readPaths } from '../path-files.ts';
import { readAssertions } from '../read-assertions.ts';
import { walkPaths } from '../walk-paths.ts';
import { REVIEW_STEPS } from './change-review-steps.ts';
import { REFERENCE_REVIEW } from './reference-review.ts';
import { OPENED, type Review } from './reference-state.ts';
import { type ReviewFacts, reviewFacts } from './review-facts.ts';

const test = bookingTest(HOTEL_MODEL);
// Wide enough for the summary beside the form.
test.use({ viewport: { width: 1280, height: 1000 } });

walkPaths(test, {
  label: 'review',
  reference: REFERENCE_REVIEW,
  start: OPENED,
  paths: readPaths(new URL('paths/', import.meta.url)),
  steps: REVIEW_STEPS,
  ownMoves: Object.keys(REVIEW_STEPS),
  assertions: await readAssertions<Review, ReviewFacts, HotelWorld>(new URL('assertions/', import.meta.url)),
  async begin(world) {
    const facts = await reviewFacts(world);
    world.hold('draft', 'price', 'keep', 'change');
    return { facts, open: () => world.open('/booking/hotel/checkout') };
  },
});
