import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';
import type { SearchBench } from '../search/search-bench.ts';

/** As a source of hotels often takes in life; without one that is slow there is nothing to stream for. */
const SLOW = { source: '112', milliseconds: 1000 };
const SEARCHES = 5;

interface Times {
  /** Until the first offers, and of that what was more than the fastest source took. */
  first: number;
  beyondSource: number;
  all: number;
}

export async function measureB9(bench: Bench): Promise<Finding[]> {
  const searchBench = await bench.search();
  await searchBench.slowDown(SLOW);
  const plan = { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['atOnce'] as const };
  const { samples, steady } = await interleave(
    { inLines: () => timeLines(searchBench), atOnce: () => timeOnePiece(searchBench) },
    { ...plan, figureOf: ({ all }) => all },
  ).finally(() => searchBench.slowDown());
  const first = middle(samples.inLines, 'first');
  const beyond = middle(samples.inLines, 'beyondSource');
  const all = middle(samples.atOnce, 'all');
  return [
    {
      ...{ goal: 'B9', what: 'First hotels of a streamed search, after the fastest source', unit: 'ms' },
      ...{ value: beyond, must: { atMost: 15 }, reach: { atMost: 7 }, steady },
      detail: `${inMs(first)} in all`,
    },
    {
      ...{ goal: 'B9', what: 'First hotels / all hotels at once, one source 1 s slower', unit: 'ratio' },
      ...{ value: first / all, must: { atMost: 0.15 }, reach: { atMost: 0.12 }, steady },
      detail: `${inMs(first)} / ${inMs(all)}`,
    },
  ];
}

async function timeLines({ search }: SearchBench): Promise<Times> {
  const times: Times[] = [];
  for (let run = 0; run < SEARCHES; run += 1) {
    const { firstLineMs, elapsedMs, end } = await search('hotel', 'inLines');
    const fastest = Math.min(...end.sources.map(({ milliseconds }) => milliseconds));
    times.push({ first: firstLineMs, beyondSource: firstLineMs - fastest, all: elapsedMs });
  }
  return {
    ...{ first: middle(times, 'first'), beyondSource: middle(times, 'beyondSource') },
    all: middle(times, 'all'),
  };
}

async function timeOnePiece({ search }: SearchBench): Promise<Times> {
  const { elapsedMs } = await search('hotel', 'inOnePiece');
  return { first: elapsedMs, beyondSource: elapsedMs, all: elapsedMs };
}

function middle(times: readonly Times[], figure: keyof Times): number {
  return median(times.map((time) => time[figure]));
}
