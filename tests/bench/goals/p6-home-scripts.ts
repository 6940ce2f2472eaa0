import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { inKilobytes } from '../measure/wording.ts';

export async function measureP6(bench: Bench): Promise<Finding[]> {
  const { home, f6 } = await bench.pageWeights();
  return [
    {
      goal: 'P6',
      what: 'First signed-in route: JavaScript, gzip / F6',
      unit: 'ratio',
      value: home.scripts / f6.scripts,
      must: { atMost: 1.25 },
      reach: { atMost: 1.1 },
      detail: `${inKilobytes(home.scripts)} / ${inKilobytes(f6.scripts)}`,
      steady: true,
    },
  ];
}
