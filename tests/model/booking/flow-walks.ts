import { expect } from 'playwright/test';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { readAssertions } from '../assertion.ts';
import { followMoves } from '../follow-moves.ts';
import { readPaths } from '../path-files.ts';
import { walkReference } from '../walk-reference.ts';
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
export function walkFlow<Flow extends FlowTypes>(walks: FlowWalks<Flow>): void {
  const { model } = walks;
  const test = bookingTest(model);
  const steps = { ...bookingSteps(model), ...walks.steps };
  const reference = referenceBooking(model.rules);
  const start = opened(model.rules.at.checkout);
  const paths = readPaths(walks.paths);

  test('every move of a path has a step, and every step of the flow is in a path', () => {
    const moves = new Set(paths.flatMap((path) => path.moves));
    expect([...moves].filter((move) => !(move in steps))).toEqual([]);
    expect(Object.keys(walks.steps).filter((step) => !moves.has(step))).toEqual([]);
  });

  for (const path of paths) {
    const name = `${model.kind}: ${path.name}`;
    test(name, async ({ world }) => {
      const walk = followMoves(reference, start, path.moves);
      world.hold('draft', 'search', 'price', 'order', 'keepTrip');
      const facts = await world.facts();
      const open = () => world.open(model.pages[start.page as Flow['step']].path);
      await walkReference(world, { name, walk, open, steps, assertions, facts });
    });
  }
}
