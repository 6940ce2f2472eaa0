import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { test as base } from '../walk-test.ts';
import { TripWorld } from './trip-world.ts';

interface Fixtures {
  /** A world in which trips have to be approved at these levels. */
  openWorld: (levels: readonly ApprovalLevel[]) => Promise<TripWorld>;
}

/** The real server with its real queue, and a line to its suppliers on which calls can be held. */
export const test = base.extend<Fixtures>({
  openWorld: async ({ page, place }, use) => {
    const worlds: TripWorld[] = [];
    await use(async (levels) => {
      const world = await TripWorld.prepare({ page, ...place }, levels);
      worlds.push(world);
      return world;
    });
    for (const world of worlds) world.close();
  },
});
