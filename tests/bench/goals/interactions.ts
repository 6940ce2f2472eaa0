import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import type { Figure } from '../goal.ts';
import type { Site } from '../site.ts';
import { slowDown } from '../site.ts';
import { quantile } from '../statistics.ts';

/** The role and the beginning of the name of each control of the list, in the order of use. */
const LIST_CHANGES = [
  ['radio', 'Distance'],
  ['checkbox', 'Refundable'],
  ['radio', 'Rating'],
  ['checkbox', 'Breakfast included'],
  ['checkbox', 'In policy'],
  ['radio', 'Corporate rate'],
  ['checkbox', 'Breakfast included'],
  ['checkbox', 'Refundable'],
  ['checkbox', 'In policy'],
  ['radio', 'Price'],
] as const;
const FORM_FIELDS = 'input[type=text], input[type=email], input[type=tel], textarea';
const FORM_TEXT = 'abc def ghi';
const CPU_SLOWDOWN = { cpuSlowdown: 4, latency: 0, downKilobits: -1 };
const SETTLED_MS = 500;
/** Event Timing omits faster events. */
const THRESHOLD_MS = 16;

/**
 * U4: from a key press to the next paint, as the browser's Event Timing reports it, in a long list and in a
 * long form.
 */
export async function measureInteractions(bench: Bench): Promise<Figure[]> {
  const site = await bench.site();
  const list = await measurePage(site, '/hotel-list/', 'article', changeList);
  const form = await measurePage(site, '/long-form/', 'form', typeIntoForm);
  return [
    ...figuresOf('6,000 offers: sort or filter to the next paint, CPU 4x', list),
    ...figuresOf('Company form, all fields: key to the next paint, CPU 4x', form),
  ];
}

/** `interact` returns how many keys it pressed. */
async function measurePage(
  { withPage }: Site,
  path: string,
  ready: string,
  interact: (page: Page) => Promise<number>,
): Promise<number[]> {
  return await withPage({}, async (page) => {
    await page.addInitScript(observeInteractions);
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await slowDown(page, CPU_SLOWDOWN);
    await page.waitForTimeout(SETTLED_MS);
    const keys = await interact(page);
    const slow = await page.evaluate(() => [...window.interactions.values()]);
    if (keys < slow.length) throw new Error(`${slow.length} interactions were caused by ${keys} keys`);
    return [...slow, ...Array.from({ length: keys - slow.length }, () => THRESHOLD_MS)];
  });
}

async function changeList(page: Page): Promise<number> {
  for (const [role, name] of LIST_CHANGES) {
    await page
      .getByRole(role, { name: new RegExp(`^${name}`) })
      .first()
      .press('Space');
    await page.waitForTimeout(SETTLED_MS);
  }
  return LIST_CHANGES.length;
}

async function typeIntoForm(page: Page): Promise<number> {
  const fields = page.locator(FORM_FIELDS);
  const last = (await fields.count()) - 1;
  const chosen = [0, Math.floor(last / 2), last];
  for (const index of chosen) {
    await fields.nth(index).focus();
    await page.keyboard.type(FORM_TEXT, { delay: 120 });
    await page.waitForTimeout(SETTLED_MS);
  }
  return chosen.length * FORM_TEXT.length;
}

function figuresOf(what: string, times: readonly number[]): Figure[] {
  const floor = `${times.length} keys`;
  return [
    {
      what: `${what}, p95`,
      measured: quantile(times, 0.95),
      unit: 'ms',
      budget: { atMost: 100 },
      floor,
    },
    { what: `${what}, longest`, measured: quantile(times, 1), unit: 'ms', budget: { atMost: 200 }, floor },
  ];
}

declare global {
  interface Window {
    /** Milliseconds of each interaction, by its id. */
    interactions: Map<number, number>;
  }
}

/** Missing in the DOM types. */
interface EventTimingInit extends PerformanceObserverInit {
  durationThreshold: number;
}

/** Runs in the page. A key is one interaction of several events; the longest counts. */
function observeInteractions(): void {
  const interactions = new Map<number, number>();
  window.interactions = interactions;
  const options: EventTimingInit = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId)
        interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    }
  }).observe(options);
}
