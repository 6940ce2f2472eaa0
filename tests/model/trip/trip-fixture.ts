import { test as base } from 'playwright/test';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { HotelLine } from '../hotel-line.ts';
import { TripWorld } from './trip-world.ts';

interface Fixtures {
  /** A world in which trips have to be approved at these levels. */
  openWorld: (levels: readonly ApprovalLevel[]) => Promise<TripWorld>;
}

/** The real server with its real queue, and a line to its hotels on which calls can be held up. */
export const test = base.extend<Fixtures, { place: { server: TestServer; line: HotelLine } }>({
  place: [
    async ({ browserName: _ }, use) => {
      const line = new HotelLine();
      const server = await startTestServer({ between: line.between });
      await use({ server, line });
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  openWorld: async ({ page, place }, use) => {
    const worlds: TripWorld[] = [];
    await use(async (levels) => {
      const world = await TripWorld.open({ page, ...place }, levels);
      worlds.push(world);
      return world;
    });
    for (const world of worlds) world.close();
  },
});
