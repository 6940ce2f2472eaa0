import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';
import { createExampleSearch } from '../search/example-search.ts';

const COUNTS = [10, 100, 1_000, 10_000];
const SAMPLES = 15;
const WARM_UP_MS = 1_500;

/** How the time grows with the offers: 1 is in proportion, 2 with their square. */
export async function measureSLinear(): Promise<Finding[]> {
  const points: { count: number; time: number }[] = [];
  for (const count of COUNTS) points.push({ count, time: await timeOf(createExampleSearch(count)) });
  const [, ...atLeastHundred] = points;
  return [
    {
      ...{ goal: 'S-linear', what: 'Growth of the time of a search from 100 to 10,000 offers, exponent' },
      ...{ unit: 'ratio', value: exponentOf(atLeastHundred) },
      ...{ must: { atMost: 1.1 }, reach: { atMost: 1.05 }, steady: true },
      detail: points.map(({ count, time }) => `${count}: ${inMs(time)}`).join('; '),
    },
  ];
}

async function timeOf(search: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  do await search();
  while (performance.now() - began < WARM_UP_MS);
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const start = performance.now();
    await search();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** The slope of the straight line through the logarithms, by least squares. */
function exponentOf(points: readonly { count: number; time: number }[]): number {
  const logs = points.map(({ count, time }) => ({ x: Math.log(count), y: Math.log(time) }));
  const mean = (figure: 'x' | 'y') => logs.reduce((sum, log) => sum + log[figure], 0) / logs.length;
  const [x, y] = [mean('x'), mean('y')];
  const sum = (figure: (log: { x: number; y: number }) => number) =>
    logs.reduce((total, log) => total + figure(log), 0);
  return sum((log) => (log.x - x) * (log.y - y)) / sum((log) => (log.x - x) ** 2);
}
