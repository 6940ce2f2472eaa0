import { test as base } from '../walk-test.ts';
import { BookingWorld } from './booking-world.ts';

/** Each walk has a company of its own. */
export const test = base.extend<{ world: BookingWorld }>({
  // List and map don't stand side by side, so that no map has to be drawn.
  viewport: { width: 820, height: 1000 },
  world: async ({ page, place }, use) => {
    const world = await BookingWorld.prepare({ page, ...place });
    await use(world);
    world.close();
    place.network.letPass();
  },
});
