import type { Browser } from 'playwright';
import { withSlowList } from './with-slow-list.ts';

/** What somebody does to a long list, one after the other: the name of the control. */
const CHANGES = [
  ['radio', 'Distance'],
  ['checkbox', 'Refundable'],
  ['radio', 'Rating'],
  ['checkbox', 'Oerlikon'],
  ['checkbox', 'Parking'],
  ['radio', 'Corporate rate'],
  ['checkbox', 'Oerlikon'],
  ['checkbox', '4 stars'],
  ['checkbox', 'In policy'],
  ['checkbox', 'Refundable'],
  ['checkbox', 'Parking'],
  ['radio', 'Price'],
  ['checkbox', '4 stars'],
  ['checkbox', 'In policy'],
] as const;

const SETTLED_MS = 600;

/** Milliseconds from each change to the next paint, on a slow processor. The map beside the list is drawn after that. */
export async function timeListChanges(browser: Browser, address: string, rounds: number): Promise<number[]> {
  return await withSlowList(browser, address, async (page) => {
    await page.waitForTimeout(SETTLED_MS);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [role, name] of CHANGES) {
        const control = page.getByRole(role, { name: new RegExp(`^${name}`) });
        times.push(await control.evaluate(untilPainted));
        await page.waitForTimeout(SETTLED_MS);
      }
    }
    return times;
  });
}

/** Runs in the page. A message that is sent from an animation frame arrives after the frame was painted. */
function untilPainted(control: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    if (control instanceof HTMLElement) control.click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    });
  });
}
