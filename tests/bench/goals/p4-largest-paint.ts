import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

export async function measureP4(bench: Bench): Promise<Finding[]> {
  const { samples, steady } = await bench.loginVisits();
  const ours = median(samples.login.map(({ lcp }) => lcp));
  const floor = median(samples.f4.map(({ lcp }) => lcp));
  const worst = samples.login.toSorted((a, b) => b.cls - a.cls)[0];
  return [
    {
      goal: 'P4',
      what: '/login: largest contentful paint, slow / F4',
      unit: 'ratio',
      value: ours / floor,
      must: { atMost: 1.1 },
      reach: { atMost: 1.03 },
      detail: `${inMs(ours)} / ${inMs(floor)}`,
      steady,
    },
    {
      goal: 'P4',
      what: '/login: cumulative layout shift, worst visit',
      unit: 'score',
      value: worst?.cls ?? Number.NaN,
      must: { atMost: 0 },
      reach: { atMost: 0 },
      detail: [...new Set(worst?.shifted)].join(', '),
      // A shift is no matter of time: restless ground doesn't excuse it.
      steady: true,
    },
  ];
}
