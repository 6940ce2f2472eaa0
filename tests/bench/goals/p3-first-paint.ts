import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

export async function measureP3(bench: Bench): Promise<Finding[]> {
  const { samples, steady } = await bench.loginVisits();
  const ours = median(samples.login.map(({ fcp }) => fcp));
  const floor = median(samples.fs.map(({ fcp }) => fcp));
  return [
    {
      goal: 'P3',
      what: '/login: first contentful paint, slow / FS',
      unit: 'ratio',
      value: ours / floor,
      must: { atMost: 1.1 },
      reach: { atMost: 1.04 },
      detail: `${inMs(ours)} / ${inMs(floor)}`,
      steady,
    },
  ];
}
