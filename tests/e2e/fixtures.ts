import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from 'playwright/test';
import { exchangeFaults } from '#tests/support/exchange-faults.ts';
import { timeShift } from '#tests/support/fixed-today.ts';
import { Network, type Target } from '#tests/support/network.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { shiftTime } from '#tests/support/shift-time.ts';

/** The contract violations of exchanges, in words. */
type Judgements = Promise<string[]>[];

interface WorkerFixtures {
  server: TestServer;
  judgements: Judgements;
  /** The same address for all journeys of a worker, so that the browser loads the application only once. */
  wire: Network;
}

interface TestFixtures {
  /** Frees the rooms, seats and cars that earlier journeys have booked, for the same travelers too. */
  freeStock: undefined;
  network: Network;
  faults: Faults;
  /** Another browser, for another person or without the storage of this one; it is watched for faults too. */
  openContext: (options?: BrowserContextOptions, inBrowser?: Browser) => Promise<BrowserContext>;
}

/** Faults that must not happen in any journey; a test may expect some of them. */
export interface Faults {
  expected: RegExp[];
  seen: string[];
}

/** Enables animations, for the journeys that need them, because drawing them is expensive. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Journeys through the real application with the demo company; every call is checked against the contract.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startTestServer({ demo: true });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  judgements: [async ({ browserName: _ }, use) => use([]), { scope: 'worker' }],
  wire: [
    async ({ server, judgements }, use) => {
      const wire = await Network.before((path) => judgedTarget(path, server.url, judgements));
      await use(wire);
      await wire.close();
    },
    { scope: 'worker' },
  ],
  freeStock: [
    async ({ server }, use) => {
      await server.deps.db.deleteFrom('embedded_units').execute();
      await server.deps.db.updateTable('trip_parts').set({ offer_key: '' }).execute();
      await use(undefined);
    },
    { auto: true },
  ],
  network: async ({ wire }, use) => {
    await use(wire);
    wire.letPass();
  },
  baseURL: async ({ network }, use) => use(network.origin),
  context: async ({ context }, use) => {
    await context.addInitScript(shiftTime, timeShift);
    await use(context);
  },
  faults: [
    async ({ context, judgements }, use) => {
      const faults: Faults = { expected: [], seen: [] };
      watch(context, faults);
      await use(faults);
      const judged = await Promise.all(judgements.splice(0));
      const seen = [...faults.seen, ...judged.flat()];
      expect(seen.filter((fault) => !faults.expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  openContext: async ({ browser, network, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options, inBrowser = browser) => {
      const context = await inBrowser.newContext({ baseURL: network.origin, ...options });
      await context.addInitScript(shiftTime, timeShift);
      watch(context, faults);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** Except the contract itself, as a file and as a page. */
const BY_CONTRACT = /^\/(api(?!\/(docs|openapi\.json)$)|images|config\.json|healthz|readyz)/;
/** An import reports row after row, and ends when its client leaves. */
const IMPORT = /^\/api\/companies\/[^/]+\/users\/import$/;

/** The target of a request to the server, so that the exchange is judged by the contract. */
function judgedTarget(path: string, url: string, judgements: Judgements): Target {
  if (!BY_CONTRACT.test(path)) return { url };
  return {
    url,
    // Lists are complete when a journey chooses from them.
    isWhole: !IMPORT.test(path),
    overhear: (exchange) =>
      judgements.push(
        exchange.then((given) =>
          given ? exchangeFaults(given).map((fault) => `contract: ${path}: ${fault}`) : [],
        ),
      ),
  };
}

function watch(context: BrowserContext, { seen }: Faults): void {
  context.on('weberror', (error) => seen.push(`page: ${error.error().message}`));
  context.on('console', (message) => {
    // The browser reports each refusal as an error; the journeys assert the refusals themselves.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    seen.push(`console: ${message.text()}`);
  });
}

export { expect };
