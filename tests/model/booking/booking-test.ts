import { test as base } from 'playwright/test';
import { Network } from '#tests/support/network.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { BookingWorld } from './booking-world.ts';

/** One server for all walks of a worker; each walk has a company and a stretch of network of its own. */
export const test = base.extend<{ world: BookingWorld }, { server: TestServer }>({
  // List and map don't stand side by side, so that no map has to be drawn.
  viewport: { width: 820, height: 1000 },
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startTestServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  world: async ({ page, server }, use) => {
    const network = await Network.before(server.url);
    await use(await BookingWorld.prepare(page, network, server));
    await network.close();
  },
});
