import type { Bench } from '../bench.ts';
import { type HomeMark, markOf } from '../browser/home-visits.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

/** The goal is the end of the chain, its list; that of its session, the greeting, is told beside it. */
export async function measureP5(bench: Bench): Promise<Finding[]> {
  const { samples, steady } = await bench.homeVisits();
  const beside = (mark: HomeMark) => {
    const ours = median(samples.home.map((visit) => markOf(visit, mark)));
    const floor = median(samples.chain.map((visit) => markOf(visit, mark)));
    return { ratio: ours / floor, times: `${inMs(ours)} / ${inMs(floor)}` };
  };
  const [list, greeting] = [beside('list'), beside('greeting')];
  return [
    {
      goal: 'P5',
      what: 'Cold home page to its first list, slow / the naive chain HTML, JS, refresh, enums, list',
      unit: 'ratio',
      value: list.ratio,
      must: { atMost: 0.7 },
      reach: { atMost: 0.61 },
      detail: `${list.times}; to the greeting alone ${greeting.ratio.toFixed(2)}, ${greeting.times}`,
      steady,
    },
  ];
}
