import type { Browser } from 'playwright';
import { longestTasks, type TraceEvent } from './trace-tasks.ts';

const CPU_SLOWDOWN = 4;
const SETTLED_MS = 1_000;
/** Between two keys, as a person types fast; what a key causes has long been done. */
const PAUSE_MS = 120;
const TEXT = 'abc def ghi';
const FIELDS = 'input[type=text], input[type=email], input[type=tel], textarea';
const CATEGORIES = ['toplevel', 'devtools.timeline'];

export interface Typing {
  /** How many fields the form has. */
  fields: number;
  /** Milliseconds of the longest task of the page that each key caused. */
  longest: number[];
}

/** Whether the page is as it is, or its bare elements with nobody who listens: what a browser needs by itself. */
export type Listening = 'alive' | 'bare';

/** Types into the first, a middle and the last field of a form, on a slow processor. */
export async function timeTyping(browser: Browser, address: string, listening: Listening): Promise<Typing> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('form').waitFor();
    if (listening === 'bare')
      await page.locator('#root').evaluate((root) => root.replaceWith(root.cloneNode(true)));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const texts = page.locator(FIELDS);
    const last = (await texts.count()) - 1;
    const longest: number[] = [];
    for (const index of [0, Math.floor(last / 2), last]) {
      await texts.nth(index).focus();
      await page.waitForTimeout(SETTLED_MS);
      await browser.startTracing(page, { categories: CATEGORIES });
      await page.keyboard.type(TEXT, { delay: PAUSE_MS });
      await page.waitForTimeout(SETTLED_MS);
      const trace = await browser.stopTracing();
      const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }; // Chromium's format
      longest.push(...longestTasks(traceEvents));
    }
    const fields = await page.locator('form :is(input:not([type=hidden]), select, textarea)').count();
    return { fields, longest };
  } finally {
    await context.close();
  }
}
