import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { inKilobytes } from '../measure/wording.ts';

export async function measureP8(bench: Bench): Promise<Finding[]> {
  const { login, completeStyles } = await bench.pageWeights();
  return [
    {
      goal: 'P8',
      what: "/login: CSS, gzip / Mantine's complete styles",
      unit: 'ratio',
      value: login.styles / completeStyles.styles,
      must: { atMost: 0.35 },
      reach: { atMost: 0.2 },
      detail: `${inKilobytes(login.styles)} / ${inKilobytes(completeStyles.styles)}`,
      steady: true,
    },
  ];
}
