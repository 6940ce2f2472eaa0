import { test as base } from 'playwright/test';
import { Network } from '#tests/support/network.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { HotelLine } from '../hotel-line.ts';
import { BookingWorld } from './booking-world.ts';

/** One server for all walks of a worker; each walk has a company and a stretch of network of its own. */
export const test = base.extend<{ world: BookingWorld }, { place: { server: TestServer; line: HotelLine } }>({
  // List and map don't stand side by side, so that no map has to be drawn.
  viewport: { width: 820, height: 1000 },
  place: [
    async ({ browserName: _ }, use) => {
      const line = new HotelLine();
      const server = await startTestServer({ between: line.between });
      await use({ server, line });
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  world: async ({ page, place }, use) => {
    const network = await Network.before(place.server.url);
    const world = await BookingWorld.prepare({ page, network, ...place });
    await use(world);
    world.close();
    await network.close();
  },
});
