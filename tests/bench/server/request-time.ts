import { median } from '../measure/statistics.ts';
import { ENGINES } from './company-list-bench.ts';
import type { ListTimes } from './list-times.ts';

interface RequestTime {
  time: number;
  steady: boolean;
}

/**
 * What shares of a request are shares of: an authenticated search that answers a full page, on the faster engine,
 * which is the harder measure.
 */
export function requestTime(times: ListTimes): RequestTime {
  const all = ENGINES.map((engine) => {
    const { samples, steady } = times[engine];
    return { time: median(samples.search), steady };
  });
  return all.reduce((fastest, other) => (other.time < fastest.time ? other : fastest));
}
