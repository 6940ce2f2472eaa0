import type { Bench } from '../bench.ts';
import { timeScrolling } from '../browser/scroll-frames.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

const ROUNDS = 3;
/** A screen that shows sixty pictures a second misses one when a frame takes longer than two of its turns. */
const TURN_MS = 1000 / 60;
/** What a clock of the browser may be off by. */
const SLACK_MS = 1;

/**
 * Whether a long list of hotels ever stumbles while it is scrolled. Cards that are nothing but words are scrolled
 * beside it: the frames that are late there are the machine's own.
 */
export async function measureAScroll(bench: Bench): Promise<Finding[]> {
  const { browser, front } = await bench.browser();
  const [hotels, plain] = [`${front.origin}/hotel-list/`, `${front.origin}/plain-list/`];
  const { samples } = await interleave(
    {
      hotels: () => timeScrolling(browser, { address: hotels }),
      plain: () => timeScrolling(browser, { address: plain }),
      hotelsAtFullSpeed: () => timeScrolling(browser, { address: hotels, slowdown: 1 }),
      plainAtFullSpeed: () => timeScrolling(browser, { address: plain, slowdown: 1 }),
    },
    { rounds: ROUNDS, attempts: 1, floors: ['plain'], figureOf: median },
  );
  const times = samples.hotels.flat();
  if (times.length === 0) throw new Error('The list was not scrolled');
  return [
    {
      goal: 'A-scroll',
      what: 'Frames that a screen waits for in vain while 1,000 hotels are scrolled, CPU 4x',
      ...{ unit: 'count', value: lateOf(times), must: { atMost: 0 }, reach: { atMost: 0 } },
      detail: [
        `${times.length} frames, median ${inMs(median(times))}, longest ${inMs(Math.max(...times))}`,
        `plain cards beside it: ${inWords(samples.plain.flat())}`,
        `at full speed: ${inWords(samples.hotelsAtFullSpeed.flat())}, plain ${inWords(samples.plainAtFullSpeed.flat())}`,
      ].join('; '),
      steady: true,
    },
  ];
}

function lateOf(times: readonly number[]): number {
  return times.filter((time) => time > 2 * TURN_MS + SLACK_MS).length;
}

function inWords(times: readonly number[]): string {
  return `${lateOf(times)} of ${times.length}`;
}
