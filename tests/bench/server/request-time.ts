import { median } from '../measure/statistics.ts';
import { ENGINES } from './company-list-bench.ts';
import type { ListTimes } from './list-times.ts';

interface RequestTime {
  time: number;
  steady: boolean;
}

/**
 * What shares of a request are shares of: a full page of an authenticated list or of a search in it, whichever takes
 * less, on the faster engine.
 */
export function requestTime(times: ListTimes): RequestTime {
  const all = ENGINES.map((engine) => {
    const { samples, steady } = times[engine];
    return { time: Math.min(median(samples.list), median(samples.search)), steady };
  });
  return all.reduce((fastest, other) => (other.time < fastest.time ? other : fastest));
}
