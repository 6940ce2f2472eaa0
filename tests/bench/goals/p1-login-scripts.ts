import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { inKilobytes } from '../measure/wording.ts';

export async function measureP1(bench: Bench): Promise<Finding[]> {
  const { login, f1 } = await bench.pageWeights();
  return [
    {
      goal: 'P1',
      what: '/login: JavaScript, gzip / F1',
      unit: 'ratio',
      value: login.scripts / f1.scripts,
      must: { atMost: 1.31 },
      reach: { atMost: 1.13 },
      detail: `${inKilobytes(login.scripts)} / ${inKilobytes(f1.scripts)}`,
      steady: true,
    },
  ];
}
