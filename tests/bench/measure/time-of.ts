import { median } from './statistics.ts';

const BATCHES = 9;
const WARM_UP_MS = 200;
const BATCH_MS = 50;

/** How many milliseconds one call takes, for work too short to be timed alone: the median of several batches. */
export function timeOf(work: () => void): number {
  runFor(WARM_UP_MS, work);
  return median(Array.from({ length: BATCHES }, () => runFor(BATCH_MS, work)));
}

function runFor(limitMs: number, work: () => void): number {
  const began = performance.now();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < limitMs) {
    // The clock is looked at rarely: it costs about as much as what is timed.
    for (let call = 0; call < 100; call += 1) work();
    calls += 100;
    elapsed = performance.now() - began;
  }
  return elapsed / calls;
}
