import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { test as base } from '../walk-test.ts';
import { BookingWorld } from './booking-world.ts';
import type { FlowModel } from './flow-model.ts';

/** Walks through a flow, each of which has a company of its own. */
export function bookingTest<Flow extends FlowTypes>(model: FlowModel<Flow>) {
  return base.extend<{ world: BookingWorld<Flow> }>({
    // Too narrow for a map next to the list, so that no map has to be drawn.
    viewport: { width: 820, height: 1000 },
    world: async ({ page, place }, use) => {
      const world = await BookingWorld.prepare({ page, ...place }, model);
      await use(world);
      world.close();
      place.network.letPass();
    },
  });
}
