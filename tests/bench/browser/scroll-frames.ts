import type { Browser, CDPSession } from 'playwright';
import { framesMeanwhile } from './frames-meanwhile.ts';
import { withSlowList } from './with-slow-list.ts';

const SETTLED_MS = 1_000;
/** In the middle of the list, beside the map, which would take the wheel for itself. */
const POINTER = { x: 560, y: 500 };
/** As a person turns a wheel who looks for something, in pixels a second. */
const SPEED = 1_500;
const DISTANCE = 3_500;

/** Milliseconds from each frame to the next while a list is scrolled down and up again, on a slow processor. */
export async function timeScrolling(browser: Browser, address: string, rounds: number): Promise<number[]> {
  return await withSlowList(browser, address, async (page, cdp) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const distance of [-DISTANCE, DISTANCE]) {
        await page.waitForTimeout(SETTLED_MS);
        times.push(...(await framesMeanwhile(page, () => scroll(cdp, distance))));
      }
    }
    return times;
  });
}

async function scroll(cdp: CDPSession, distance: number): Promise<void> {
  await cdp.send('Input.synthesizeScrollGesture', {
    ...POINTER,
    yDistance: distance,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}
