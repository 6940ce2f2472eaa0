import type { Bench } from '../bench.ts';
import { type HomeMark, markOf } from '../browser/home-visits.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

const WORDS = {
  greeting: 'the greeting, slow / the naive chain HTML, JS, refresh, enums',
  list: 'the first list, slow / the naive chain HTML, JS, refresh, enums, list',
} satisfies Record<HomeMark, string>;

export async function measureP5(bench: Bench): Promise<Finding[]> {
  const { samples, steady } = await bench.homeVisits();
  return (['greeting', 'list'] as const).map((mark) => {
    const ours = median(samples.home.map((visit) => markOf(visit, mark)));
    const floor = median(samples.chain.map((visit) => markOf(visit, mark)));
    return {
      goal: 'P5',
      what: `Cold home page to ${WORDS[mark]}`,
      unit: 'ratio',
      value: ours / floor,
      must: { atMost: 0.7 },
      reach: { atMost: 0.61 },
      detail: `${inMs(ours)} / ${inMs(floor)}`,
      steady,
    };
  });
}
