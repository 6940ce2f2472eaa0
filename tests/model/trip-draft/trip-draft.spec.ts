import { bookingTest } from '../booking/booking-test.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { readPaths } from '../path-files.ts';
import { readAssertions } from '../read-assertions.ts';
import { walkPaths } from '../walk-paths.ts';
import { OPENED, type TripDraft } from './reference-state.ts';
import { REFERENCE_TRIP_DRAFT } from './reference-trip-draft.ts';
import { type TripDraftFacts, tripDraftFacts } from './trip-draft-facts.ts';
import { TRIP_DRAFT_STEPS } from './trip-draft-steps.ts';

const test = bookingTest(HOTEL_MODEL);
// Wide enough for the summary beside the parts.
test.use({ viewport: { width: 1280, height: 1000 } });

walkPaths(test, {
  label: 'draft trip',
  reference: REFERENCE_TRIP_DRAFT,
  start: OPENED,
  paths: readPaths(new URL('paths/', import.meta.url)),
  steps: TRIP_DRAFT_STEPS,
  ownMoves: Object.keys(TRIP_DRAFT_STEPS),
  assertions: await readAssertions<TripDraft, TripDraftFacts, HotelWorld>(
    new URL('assertions/', import.meta.url),
  ),
  async begin(world) {
    const facts = await tripDraftFacts(world);
    world.hold('tripDraft', 'keepTrip', 'price', 'order');
    return { facts, open: () => world.open('/booking/checkout') };
  },
});
