import type { Browser, CDPSession } from 'playwright';
import { framesMeanwhile } from './frames-meanwhile.ts';
import { withSlowList } from './with-slow-list.ts';

const SETTLED_MS = 1_000;
/** In the middle of the list, beside the map, which would take the wheel for itself. */
const POINTER = { x: 560, y: 500 };
/** As a person turns a wheel who looks for something, in pixels a second. */
const SPEED = 1_500;
const DISTANCE = 3_500;

export interface Scrolled {
  address: string;
  /** Absent where the processor is as slow as it has to be. */
  slowdown?: number;
}

/** Milliseconds from each frame to the next while a list that has just been opened is scrolled down and up again. */
export async function timeScrolling(browser: Browser, { address, slowdown }: Scrolled): Promise<number[]> {
  return await withSlowList(
    browser,
    address,
    async (page, cdp) => {
      const times: number[] = [];
      for (const distance of [-DISTANCE, DISTANCE]) {
        await page.waitForTimeout(SETTLED_MS);
        times.push(...(await framesMeanwhile(page, () => scroll(cdp, distance))));
      }
      return times;
    },
    slowdown,
  );
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
