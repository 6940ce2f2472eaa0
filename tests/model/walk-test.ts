import { test as base } from 'playwright/test';
import { timeShift } from '#tests/support/fixed-today.ts';
import { Network } from '#tests/support/network.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { shiftTime } from '#tests/support/shift-time.ts';
import { type Installation, installationElsewhere, installationHere } from './installation.ts';
import { SupplierLine } from './supplier-line.ts';

export interface Place {
  server: TestServer;
  line: SupplierLine;
  /** The same address for all walks, so that the browser loads the application only once. */
  network: Network;
}

/** One real server for all walks of a worker, with a network before it and a line to its suppliers. */
export const test = base.extend<object, { place: Place }>({
  context: async ({ context }, use) => {
    await context.addInitScript(shiftTime, timeShift);
    await use(context);
  },
  place: [
    async ({ browserName: _ }, use) => {
      const line = new SupplierLine();
      const server = await startTestServer({ between: line.between });
      const network = await Network.before(server.url);
      await use({ server, line, network });
      await network.close();
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const elsewhere = installationElsewhere();

/** For walks that need nothing but an address: through that server, or the installation that was named. */
export const bookingBase = test.extend<object, { installation: Installation }>({
  installation: elsewhere
    ? [({ browserName: _ }, use) => use(elsewhere), { scope: 'worker' }]
    : [
        async ({ place: { server, line } }, use) => use(await installationHere(server, line)),
        { scope: 'worker' },
      ],
});
