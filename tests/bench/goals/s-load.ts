import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { median, quantile } from '../measure/statistics.ts';
import { inMegabytes, inMs } from '../measure/wording.ts';
import type { SearchBench } from '../search/search-bench.ts';
import { SEARCH_BODIES, SEARCH_KINDS } from '../search/search-bodies.ts';
import { startStorm } from '../search/start-storm.ts';
import type { StormResult } from '../search/storm.ts';
import type { Engine } from '../server/company-list-bench.ts';

const SEARCHERS = 20;
/** Until memory is as large as it gets: after some thousand searches the main thread collects all its garbage. */
const WARM_UP_MS = 45_000;
const FOR_MS = 60_000;
/** The quick call waits for searches, not for calls like itself. */
const QUICK_PAUSE_MS = 20;
/** How many different searches are asked for. */
const TURNS = 120;

export async function measureSLoad(bench: Bench): Promise<Finding[]> {
  return [
    ...(await measure('PGlite', bench, await bench.search())),
    ...(await measure('PostgreSQL', bench, await bench.searchOnPostgres())),
  ];
}

async function measure(engine: Engine, bench: Bench, { product, session }: SearchBench): Promise<Finding[]> {
  const headers = { ...session.headers, accept: 'application/x-ndjson' };
  const addressOf = (path: string) => new URL(path, product.address).href;
  const searches = Array.from({ length: TURNS }, (_, turn) =>
    SEARCH_KINDS.map((kind) => ({
      address: addressOf(`/api/booking/${kind}/search`),
      headers,
      body: SEARCH_BODIES[kind](session.companyUserId, turn),
    })),
  ).flat();
  const quickCall = { address: addressOf(`/api/companies/${session.companyId}`), headers: session.headers };
  const raise = async (forMs: number) => {
    const [searching, quick] = await Promise.all([
      startStorm(bench.cleanup, { questions: searches, callers: SEARCHERS, forMs }),
      startStorm(bench.cleanup, { questions: [quickCall], callers: 1, forMs, pauseMs: QUICK_PAUSE_MS }),
    ]);
    return { searching, quick };
  };
  await raise(WARM_UP_MS);
  const before = await product.memory();
  const { searching, quick } = await raise(FOR_MS);
  return toFindings(engine, searching, quick, { before, after: await product.memory() });
}

function toFindings(
  engine: Engine,
  searching: StormResult,
  quick: StormResult,
  memory: { before: number; after: number },
): Finding[] {
  const searches = searching.times;
  const quickCalls = quick.times;
  const faults = [...searching.faults, ...quick.faults];
  const common = { goal: 'S-load', steady: true } as const;
  return [
    {
      ...{
        ...common,
        what: `20 searches at once for 60 s: answers that are errors, ${engine}`,
        unit: 'count',
      },
      ...{ value: faults.length, must: { atMost: 0 }, reach: { atMost: 0 } },
      detail: faults[0] ?? `${searches.length} searches of flights, hotels and cars`,
    },
    {
      ...{ ...common, what: `20 searches at once: time of a search, p99, ${engine}`, unit: 'ms' },
      ...{ value: quantile(searches, 0.99), must: { atMost: 1500 }, reach: { atMost: 1000 } },
      detail: spread(searches),
    },
    {
      ...{ ...common, what: `20 searches at once: longest wait of a quick call, ${engine}`, unit: 'ms' },
      ...{ value: quantile(quickCalls, 1), must: { atMost: 50 }, reach: { atMost: 25 } },
      detail: `${quickCalls.length} calls: ${spread(quickCalls)}`,
    },
    {
      ...{ ...common, what: `20 searches at once: memory after / before, ${engine}`, unit: 'ratio' },
      ...{ value: memory.after / memory.before, must: { atMost: 1.1 }, reach: { atMost: 1.05 } },
      detail: `${inMegabytes(memory.after)} / ${inMegabytes(memory.before)}`,
    },
  ];
}

function spread(times: readonly number[]): string {
  return `p50 ${inMs(median(times))}, p99 ${inMs(quantile(times, 0.99))}, longest ${inMs(quantile(times, 1))}`;
}
