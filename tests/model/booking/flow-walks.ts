import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { readPaths } from '../path-files.ts';
import { readAssertions } from '../read-assertions.ts';
import { walkPaths } from '../walk-paths.ts';
import type { BookingFacts } from './booking-facts.ts';
import { bookingSteps, type Steps } from './booking-steps.ts';
import { bookingTest } from './booking-test.ts';
import type { FlowModel } from './flow-model.ts';
import { referenceBooking } from './reference-booking.ts';
import { type Booking, opened } from './reference-state.ts';

interface FlowWalks<Flow extends FlowTypes> {
  model: FlowModel<Flow>;
  /** The steps for the moves that only this flow has. */
  steps: Steps<Flow>;
  /** The folder of its paths. */
  paths: URL;
}

const assertions = await readAssertions<Booking, BookingFacts>(new URL('assertions/', import.meta.url));

/** Walks the paths of a flow, and asks each page for what the reference predicts. */
export function walkFlow<Flow extends FlowTypes>({ model, steps, paths }: FlowWalks<Flow>): void {
  const start = opened(model.rules.at.checkout);
  walkPaths(bookingTest(model), {
    label: model.kind,
    reference: referenceBooking(model.rules),
    start,
    paths: readPaths(paths),
    steps: { ...bookingSteps(model), ...steps },
    ownMoves: Object.keys(steps),
    assertions,
    async begin(world) {
      world.hold('draft', 'search', 'price', 'order', 'keepTrip');
      const open = () => world.open(model.pages[start.page as Flow['step']].path);
      return { facts: await world.facts(), open };
    },
  });
}
