import { setTimeout } from 'node:timers/promises';
import type { BrowserBench } from './browser-bench.ts';
import { type Mark, type Observed, observePage } from './observe-page.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { watchNetwork } from './quiet-network.ts';
import { type RequestTiming, totalBlockingTime } from './request-timing.ts';
import { type SpeedProfile, slowDown } from './speed-profile.ts';
import { type HeldCookie, openUnwatchedPage, type UnwatchedPage } from './unwatched-page.ts';

export interface VisitPlan {
  address: string;
  profile?: SpeedProfile;
  cookies?: HeldCookie[];
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
  cookies: HeldCookie[];
}

const LIMIT_MS = 60_000;
/** How long nothing must happen after the last request before a page counts as settled. */
const SETTLED_MS = 1500;
const TELEPHONE = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false };
/** How often a page is asked what it shows: in each frame would keep a slow processor busy with nothing else. */
const ASKING_EVERY_MS = 250;

/** Opens a page in a browser that knows nothing yet, and waits until it has settled. */
export async function visit(bench: BrowserBench, plan: VisitPlan): Promise<Visit> {
  const marks = plan.marks ?? {};
  const page = await openUnwatchedPage(bench, plan.cookies ?? []);
  try {
    await page.send('Emulation.setDeviceMetricsOverride', TELEPHONE);
    await page.runBeforeAll(observePage, marks);
    const weight = weighPage(page);
    const quiet = watchNetwork(page);
    if (plan.profile) await slowDown(page, plan.profile);
    const { errorText } = await page.send('Page.navigate', { url: plan.address });
    if (errorText) throw new Error(`${plan.address} can't be opened: ${errorText}`);
    await seen(page, Object.keys(marks));
    await quiet(SETTLED_MS, LIMIT_MS);
    const [observed, fcp, requests] = await Promise.all([
      page.ask(() => window.observed),
      page.ask(readFirstPaint),
      page.ask(readRequests),
    ]);
    return { ...figures(observed, fcp), requests, weight: await weight(), cookies: await page.cookies() };
  } finally {
    await page.close();
  }
}

/** Before the page of the address is there, nothing is observed yet. */
async function seen(page: UnwatchedPage, marks: string[]): Promise<void> {
  const expression = `${JSON.stringify(marks)}.every((name) => window.observed?.marks[name] > 0)`;
  const until = performance.now() + LIMIT_MS;
  while (!(await page.send('Runtime.evaluate', { expression })).result.value) {
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
