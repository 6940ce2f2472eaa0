import type { Page } from 'playwright';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from '#scripts/build/public-pages.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../goal.ts';
import { COMPANY_ADMIN, SITE_ADMIN } from '../product.ts';
import type { Site } from '../site.ts';
import { readManifest, signedInRoutes } from './route-scripts.ts';

/** The data arrives noticeably later than the page. */
const SLOW_DATA = { cpuSlowdown: 1, latency: 150, downKilobits: -1 };

/** U7: layout shift of each page without an id in its address, from an empty cache until nothing loads any more. */
export async function measureLayoutShift(bench: Bench): Promise<Figure[]> {
  const site = await bench.site();
  const visits: { path: string; shift: number }[] = [];
  for (const { path } of [...PUBLIC_PAGES, NOT_FOUND_PAGE]) {
    visits.push({ path, shift: await shiftOf(site, path) });
  }
  const routes = signedInRoutes(await readManifest()).filter((name) => !name.includes('$'));
  for (const name of ['', ...routes]) {
    const path = `/${name.replace(/\.?index$/, '').replaceAll('.', '/')}`;
    const email = /^(companies|groups|users)/.test(name) ? SITE_ADMIN : COMPANY_ADMIN;
    visits.push({ path, shift: await shiftOf(site, path, email) });
  }
  const worst = visits.toSorted((a, b) => b.shift - a.shift)[0];
  return [
    {
      what: `Layout shift, worst of ${visits.length} pages`,
      measured: worst?.shift ?? Number.NaN,
      unit: 'count',
      budget: { atMost: 0.02 },
      floor: worst?.path ?? '',
    },
  ];
}

async function shiftOf({ withPage }: Site, path: string, email?: string): Promise<number> {
  return await withPage({ speed: SLOW_DATA, email: email || undefined }, async (page: Page) => {
    await page.addInitScript(observeShifts);
    await page.goto(path, { waitUntil: 'networkidle' });
    return await page.evaluate(() => window.layoutShift);
  });
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Missing in the DOM types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page. */
function observeShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) window.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
