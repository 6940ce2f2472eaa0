import { test as base, expect, type Page, type Response } from 'playwright/test';
import { type ContractProxy, startContractProxy } from '#tests/support/contract-proxy.ts';
import { Network } from '#tests/support/network.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { answerFault } from './answer-fault.ts';

const BY_CONTRACT = /^\/(api|images|config\.json|healthz|readyz)/;
/** The proxy of the contract reads each body as a text, which a picture is not: what is answered is judged here. */
const PICTURE = /^\/api\/users\/[^/]+\/image$/;
/** The proxy would wait for the last row of an import; each is proved by the contract as the server writes it. */
const IMPORT = /^\/api\/companies\/[^/]+\/users\/import$/;
/** Of a call without a token, the proxy itself says so before the server could; which calls are refused, journeys assert. */
const MISSING_CREDENTIALS = 'https://stoplight.io/prism/errors#UNAUTHORIZED';

interface WorkerFixtures {
  server: TestServer;
  contract: ContractProxy;
  /** At one address for all journeys of a worker, so that the browser has to load the application once. */
  wire: Network;
}

interface TestFixtures {
  network: Network;
  faults: Faults;
}

/** What must not happen in any journey, whatever the journey is about; a test may expect some of it. */
export interface Faults {
  expected: RegExp[];
}

/** For journeys about what comes and goes: to be used by those alone, as drawing it keeps the processors busy. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Journeys through the real application with the demo company; the contract is kept at each step. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startTestServer({ demo: true });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  contract: [
    async ({ server }, use) => {
      const contract = await startContractProxy(server.url);
      await use(contract);
      await contract.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  wire: [
    async ({ server, contract }, use) => {
      const wire = await Network.before((path) =>
        BY_CONTRACT.test(path) && !PICTURE.test(path) && !IMPORT.test(path) ? contract.url : server.url,
      );
      await use(wire);
      await wire.close();
    },
    { scope: 'worker' },
  ],
  network: async ({ wire }, use) => {
    await use(wire);
    wire.letPass();
  },
  baseURL: async ({ network }, use) => use(network.origin),
  faults: [
    async ({ context }, use) => {
      const faults: Faults = { expected: [] };
      const seen: string[] = [];
      const checks: Promise<void>[] = [];
      for (const page of context.pages()) watch(page, seen, checks);
      context.on('page', (page) => watch(page, seen, checks));
      await use(faults);
      await Promise.all(checks);
      expect(seen.filter((fault) => !faults.expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, seen: string[], checks: Promise<void>[]): void {
  page.on('pageerror', (error) => seen.push(`page: ${error.message}`));
  page.on('console', (message) => {
    // The browser reports each refusal as an error; what the refusals are about, the journeys say.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    seen.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => checks.push(judge(response, seen)));
}

async function judge(response: Response, seen: string[]): Promise<void> {
  const { pathname } = new URL(response.url());
  if (PICTURE.test(pathname)) {
    const fault = await answerFault(response);
    if (fault) seen.push(`contract: ${pathname}: ${fault}`);
    return;
  }
  const violations = response.headers()['sl-violations'];
  if (violations) seen.push(`contract: ${pathname}: ${violations}`);
  if (!response.headers()['content-type']?.startsWith('application/problem+json')) return;
  const problem = await response.text().catch(() => '');
  if (problem.includes('stoplight.io/prism/errors') && !problem.includes(MISSING_CREDENTIALS)) {
    seen.push(`contract: ${pathname}: ${problem}`);
  }
}

export { expect };
