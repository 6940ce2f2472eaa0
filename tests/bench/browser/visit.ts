import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Cookie } from 'playwright';
import { type Mark, type Observed, observePage } from './observe-page.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { type RequestTiming, totalBlockingTime } from './request-timing.ts';
import { type SpeedProfile, slowDown } from './speed-profile.ts';

export interface VisitPlan {
  address: string;
  profile?: SpeedProfile;
  cookies?: Cookie[];
  marks?: Record<string, Mark>;
}

/** One cold visit of a page; times in milliseconds since the navigation began. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  shifted: string[];
  blocked: number;
  /** The same since the navigation began, wherever the first painting is. */
  blockedInAll: number;
  marks: Record<string, number>;
  requests: RequestTiming[];
  weight: PageWeight;
  /** What the browser holds afterwards: a refresh token is a new one after each visit. */
  cookies: Cookie[];
}

const LIMIT_MS = 60_000;
/** How long nothing must happen after the last request before a page counts as settled. */
const SETTLED_MS = 1000;
/** How often a page is asked what it shows: in each frame would keep a slow processor busy with nothing else. */
const ASKING_EVERY_MS = 250;

/** Opens a page in a browser that knows nothing yet, and waits until it has settled. */
export async function visit(browser: Browser, plan: VisitPlan): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    if (plan.cookies) await context.addCookies(plan.cookies);
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.addInitScript(observePage, plan.marks ?? {});
    const weight = weighPage(page);
    const cdp = await context.newCDPSession(page);
    if (plan.profile) await slowDown(cdp, plan.profile);
    await page.goto(plan.address, { waitUntil: 'load' });
    await seen(cdp, Object.keys(plan.marks ?? {}));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    const [observed, fcp, requests] = await Promise.all([
      page.evaluate(() => window.observed),
      page.evaluate(readFirstPaint),
      page.evaluate(readRequests),
    ]);
    return { ...figures(observed, fcp), requests, weight: await weight(), cookies: await context.cookies() };
  } finally {
    await context.close();
  }
}

/** Asks the browser, as a page that Playwright asks runs a large script of Playwright's before it answers. */
async function seen(cdp: CDPSession, marks: string[]): Promise<void> {
  const expression = `${JSON.stringify(marks)}.every((name) => window.observed.marks[name] > 0)`;
  const until = performance.now() + LIMIT_MS;
  while (!(await cdp.send('Runtime.evaluate', { expression })).result.value) {
    if (performance.now() > until) throw new Error(`The page never showed all of ${marks.join(', ')}`);
    await setTimeout(ASKING_EVERY_MS);
  }
}

function figures({ lcp, cls, shifted, longTasks, marks }: Observed, fcp: number) {
  return {
    ...{ fcp, lcp, cls, shifted, marks },
    blocked: totalBlockingTime(longTasks, fcp),
    blockedInAll: totalBlockingTime(longTasks, 0),
  };
}

/** Runs in the page. */
function readFirstPaint(): number {
  const entry = performance.getEntriesByName('first-contentful-paint')[0];
  if (!entry) throw new Error('Nothing was painted');
  return entry.startTime;
}

/** Runs in the page. */
function readRequests(): RequestTiming[] {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ];
  return (entries as PerformanceResourceTiming[]).map(({ name, startTime, responseEnd }) => ({
    address: new URL(name).pathname,
    start: startTime,
    end: responseEnd,
  }));
}
