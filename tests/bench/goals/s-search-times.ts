import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median, quantile } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';
import type { SearchKind } from '../search/search-bodies.ts';

const SEARCHES = 20;

const GOALS = {
  flight: { goal: 'S-flight', what: 'Flight search ZRH-LHR and back', must: 250, reach: 100 },
  hotel: { goal: 'S-hotel', what: 'Hotel search, London, radius 6 km', must: 150, reach: 110 },
  car: { goal: 'S-car', what: 'Car search, ZRH', must: 60, reach: 40 },
} as const;

export const measureSFlight = (bench: Bench) => measureSearch(bench, 'flight');
export const measureSHotel = (bench: Bench) => measureSearch(bench, 'hotel');
export const measureSCar = (bench: Bench) => measureSearch(bench, 'car');

/** From the request to the end of the answer, over HTTP and compressed: more than the server's own time. */
async function measureSearch(bench: Bench, kind: SearchKind): Promise<Finding[]> {
  const { search } = await bench.search();
  const { goal, what, must, reach } = GOALS[kind];
  let offers = 0;
  const all: number[] = [];
  const several = async () => {
    const times: number[] = [];
    for (let run = 0; run < SEARCHES; run += 1) {
      const { elapsedMs, end } = await search(kind, 'inOnePiece');
      times.push(elapsedMs);
      offers = end.offers;
    }
    all.push(...times);
    return median(times);
  };
  const plan = { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['several'] as const };
  const { samples, steady } = await interleave({ several }, { ...plan, figureOf: (time) => time });
  return [
    {
      ...{ goal, what: `${what}, complete, p50`, unit: 'ms', value: median(samples.several) },
      ...{ must: { atMost: must }, reach: { atMost: reach } },
      detail: `p99 ${inMs(quantile(all, 0.99))}; ${offers} offers in the last`,
      steady,
    },
  ];
}
