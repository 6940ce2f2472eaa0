import type { Bench } from '../bench.ts';
import { timeScrolling } from '../browser/scroll-frames.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

const ROUNDS = 3;
/** A screen that shows sixty pictures a second misses one when a frame takes longer than two of its turns. */
const TURN_MS = 1000 / 60;
/** What a clock of the browser may be off by. */
const SLACK_MS = 1;

/** Whether a long list of hotels ever stumbles while it is scrolled. */
export async function measureAScroll(bench: Bench): Promise<Finding[]> {
  const { browser, front } = await bench.browser();
  const times = await timeScrolling(browser, `${front.origin}/hotel-list/`, ROUNDS);
  if (times.length === 0) throw new Error('The list was not scrolled');
  const late = times.filter((time) => time > 2 * TURN_MS + SLACK_MS);
  return [
    {
      goal: 'A-scroll',
      what: 'Frames that a screen waits for in vain while 1,000 hotels are scrolled, CPU 4x',
      ...{ unit: 'count', value: late.length, must: { atMost: 0 }, reach: { atMost: 0 } },
      detail: `${times.length} frames, median ${inMs(median(times))}, longest ${inMs(Math.max(...times))}`,
      steady: true,
    },
  ];
}
