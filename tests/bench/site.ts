import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { DEMO_PASSWORD } from '#server/db/demo/accounts.ts';
import { chromiumFlags, findChromiumWithWindows } from '#tests/support/chromium.ts';
import { timeShift } from '#tests/support/fixed-today.ts';
import { shiftTime } from '#tests/support/shift-time.ts';
import { openFront } from './front.ts';
import type { Ground } from './ground.ts';
import { startProduct } from './product.ts';

export interface Site {
  origin: string;
  browser: Browser;
  /** The debugging port through which Lighthouse controls the browser. */
  debuggingPort: number;
  /** A page in a browser with an empty cache; signed in if an e-mail address is given. */
  withPage<Result>(options: PageOptions, work: (page: Page) => Promise<Result>): Promise<Result>;
}

interface PageOptions {
  email?: string;
  speed?: Speed;
}

export interface Speed {
  cpuSlowdown: number;
  /** The delay of each answer in milliseconds. */
  latency: number;
  /** -1 means no limit. */
  downKilobits: number;
}

/** The slow phone on a slow connection of the goals U1 and U3. */
export const SLOW: Speed = { cpuSlowdown: 4, latency: 562.5, downKilobits: 1475 };
const BYTES_PER_KILOBIT = 125;

export async function openSite(ground: Ground, fixtures: string): Promise<Site> {
  const front = await openFront(ground.cleanup, fixtures);
  const { origin } = front;
  const { address } = await startProduct(ground, { env: { PUBLIC_URL: origin, TRUST_PROXY: 'true' } });
  front.passOnTo(address);
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromiumWithWindows(),
    args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
  });
  ground.cleanup.add(() => browser.close());

  async function withPage<Result>(
    { email, speed }: PageOptions,
    work: (page: Page) => Promise<Result>,
  ): Promise<Result> {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    try {
      if (email) await signInContext(context, email);
      await context.addInitScript(shiftTime, timeShift);
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('cookie_accepted', 'true'));
      if (speed) await slowDown(page, speed);
      return await work(page);
    } finally {
      await context.close();
    }
  }
  return { origin, browser, debuggingPort, withPage };
}

/** A port that is free now: Lighthouse has to know it, and Playwright doesn't say which one a browser took. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port on loopback');
  return address.port;
}

async function signInContext({ request }: BrowserContext, email: string): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
}

export async function slowDown(page: Page, { cpuSlowdown, latency, downKilobits }: Speed): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: downKilobits < 0 ? -1 : downKilobits * BYTES_PER_KILOBIT,
    uploadThroughput: -1,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Marks in the page when an element is first painted, in milliseconds since the navigation began. */
export function markFirst(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)?.checkVisibility()) return;
    observer.disconnect();
    // When the frame after the next one begins, the element has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first')));
  }).observe(document, { childList: true, subtree: true });
}

/** Waits for the element that `markFirst` looks for. */
export async function firstMark(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => performance.getEntriesByName('first')[0]?.startTime,
    undefined,
    { polling: 250, timeout: 60_000 },
  );
  return Number(await found.jsonValue());
}
