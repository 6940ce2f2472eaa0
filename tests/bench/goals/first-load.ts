import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import type { Figure } from '../goal.ts';
import { COMPANY_ADMIN } from '../product.ts';
import { firstMark, markFirst, type Site, SLOW } from '../site.ts';
import { compare } from '../statistics.ts';

const ROUNDS = 5;

/** U1: first contentful paint of the sign-in page on a slow phone, against a static form. */
export async function measureFirstPaint(bench: Bench): Promise<Figure[]> {
  const site = await bench.site();
  const paint = (path: string) => () =>
    site.withPage({ speed: SLOW }, async (page) => {
      await page.goto(path);
      const entry = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      return Number(await entry.jsonValue());
    });
  const { ours, floor } = await compare(ROUNDS, paint('/login'), paint('/static-page/'));
  return [
    {
      what: 'Sign-in page: first paint / a static page',
      measured: ours / floor,
      unit: 'ratio',
      budget: { atMost: 1.3 },
      floor: `${ours.toFixed(0)} / ${floor.toFixed(0)} ms`,
    },
  ];
}

/** U2: all scripts that the sign-in page loads, against a page with the bare stack. */
export async function measureScripts(bench: Bench): Promise<Figure[]> {
  const site = await bench.site();
  const ours = await weighScripts(site, '/login');
  const floor = await weighScripts(site, '/bare-stack/');
  return [
    {
      what: 'Sign-in page: scripts, gzip / bare React, Router and Mantine',
      measured: ours / floor,
      unit: 'ratio',
      budget: { atMost: 1.6 },
      floor: `${(ours / 1000).toFixed(1)} / ${(floor / 1000).toFixed(1)} kB`,
    },
  ];
}

/** Includes inline scripts; each is compressed separately, regardless of how it was transferred. */
async function weighScripts({ withPage }: Site, path: string): Promise<number> {
  return await withPage({}, async (page) => {
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const isScript = response.headers()['content-type']?.includes('javascript');
      if (isScript && response.ok()) bodies.set(response.url(), response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = [...(await Promise.all(bodies.values())), ...(await inlineScripts(page))];
    return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  });
}

async function inlineScripts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && ['', 'module', 'text/javascript'].includes(type))
      .map(({ textContent }) => textContent),
  );
}

/** U3: the first list of the home page on a slow phone, against a page that loads everything sequentially. */
export async function measureFirstData(bench: Bench): Promise<Figure[]> {
  const site = await bench.site();
  const firstData = (path: string, selector: string) => () =>
    site.withPage({ email: COMPANY_ADMIN, speed: SLOW }, async (page) => {
      await page.addInitScript(markFirst, selector);
      await page.goto(path);
      return await firstMark(page);
    });
  const { ours, floor } = await compare(
    ROUNDS,
    firstData('/', 'li a[href^="/trips/"]'),
    firstData('/naive-chain/', 'input[aria-label="Company"]'),
  );
  return [
    {
      what: 'Cold home page: first data / HTML, script, session, list in turn',
      measured: ours / floor,
      unit: 'ratio',
      budget: { atMost: 0.8 },
      floor: `${ours.toFixed(0)} / ${floor.toFixed(0)} ms`,
    },
  ];
}
