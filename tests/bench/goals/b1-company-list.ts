import type { Bench } from '../bench.ts';
import type { Bound, Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';
import { ENGINES, type Engine } from '../server/company-list-bench.ts';

const BOUNDS = {
  PGlite: { must: { atMost: 1.75 }, reach: { atMost: 1.55 } },
  PostgreSQL: { must: { atMost: 1.95 }, reach: { atMost: 1.6 } },
} satisfies Record<Engine, { must: Bound; reach: Bound }>;

export async function measureB1(bench: Bench): Promise<Finding[]> {
  const times = await bench.listTimes();
  return ENGINES.map((engine) => {
    const { samples, steady } = times[engine];
    const ours = median(samples.list);
    const floor = median(samples.sql);
    return {
      goal: 'B1',
      what: `Authenticated list of 10,000 companies, p50 / the same SQL in-process, ${engine}`,
      unit: 'ratio',
      value: ours / floor,
      ...BOUNDS[engine],
      detail: `${inMs(ours)} / ${inMs(floor)}; with the plans that the product keeps ${inMs(median(samples.kept))}`,
      steady,
    };
  });
}
