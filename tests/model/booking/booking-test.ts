import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { bookingBase as base } from '../walk-test.ts';
import { BookingWorld } from './booking-world.ts';
import type { FlowModel } from './flow-model.ts';

/** Walks through a flow, each of which has a company of its own. */
export function bookingTest<Flow extends FlowTypes>(model: FlowModel<Flow>) {
  return base.extend<{ world: BookingWorld<Flow> }>({
    // Too narrow for a map next to the list, so that no map has to be drawn.
    viewport: { width: 820, height: 1000 },
    world: async ({ page, installation }, use) => {
      const world = await BookingWorld.prepare(page, installation, model);
      await use(world);
      await world.close();
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    },
  });
}
