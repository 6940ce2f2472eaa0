import type { Browser } from 'playwright';
import { withSlowList } from './with-slow-list.ts';

/** Changes of a long list, one after the other: the role and the beginning of the name of each control. */
export type ListChanges = readonly (readonly ['radio' | 'checkbox', string])[];

export const HOTEL_CHANGES: ListChanges = [
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
];

export const CAR_CHANGES: ListChanges = [
  ['radio', 'Closest'],
  ['checkbox', 'In policy'],
  ['checkbox', 'Hertz'],
  ['checkbox', 'automatic'],
  ['radio', 'Cheapest'],
  ['checkbox', 'Hertz'],
  ['checkbox', 'electric'],
  ['checkbox', 'Air conditioning'],
  ['checkbox', 'electric'],
  ['checkbox', 'automatic'],
  ['radio', 'Closest'],
  ['checkbox', 'Air conditioning'],
  ['checkbox', 'In policy'],
  ['radio', 'Cheapest'],
];

export const FLIGHT_CHANGES: ListChanges = [
  ['radio', 'Fastest'],
  ['checkbox', 'In policy'],
  ['checkbox', 'Refundable'],
  ['radio', 'Earliest'],
  ['radio', 'Whole journey'],
  ['checkbox', 'Checked bag included'],
  ['radio', 'Latest'],
  ['checkbox', 'Refundable'],
  ['checkbox', 'Star Alliance'],
  ['checkbox', 'In policy'],
  ['radio', 'Cheapest'],
  ['checkbox', 'Checked bag included'],
  ['checkbox', 'Star Alliance'],
  ['radio', 'Flight by flight'],
];

const SETTLED_MS = 600;

/** Milliseconds from each change to the next paint, on a slow processor. The map beside the list is drawn after that. */
export async function timeListChanges(
  browser: Browser,
  address: string,
  changes: ListChanges,
  rounds: number,
): Promise<number[]> {
  return await withSlowList(browser, address, async (page) => {
    await page.waitForTimeout(SETTLED_MS);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [role, name] of changes) {
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
