import type { Bench } from '../bench.ts';
import { timeListChanges } from '../browser/list-changes.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

const ROUNDS = 5;

export async function measureP9(bench: Bench): Promise<Finding[]> {
  const { browser, front } = await bench.browser();
  const times = await timeListChanges(browser, `${front.origin}/hotel-list/`, ROUNDS);
  const [middle, longest] = [median(times), Math.max(...times)];
  const what = 'Filter or sort of 1,000 hotels with 6,000 offers, CPU 4x, to the next paint';
  const detail = `${times.length} changes, ${inMs(Math.min(...times))} to ${inMs(longest)}`;
  const shared = { goal: 'P9', unit: 'ms', detail, steady: true } as const;
  return [
    { ...shared, what: `${what}: median`, value: middle, must: { atMost: 60 }, reach: { atMost: 48 } },
    { ...shared, what: `${what}: longest`, value: longest, must: { atMost: 100 }, reach: { atMost: 80 } },
  ];
}
