import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';
import type { FilledProduct } from '../trips/trip-list-bench.ts';

/** A filter with what a person types. The last finds two trips among the few, and a full page among the many. */
const SEARCHES = [
  { what: 'a city among trips ahead', query: 'tripFilter=upcoming&searchString=kelst' },
  { what: 'a hotel among trips that are over', query: 'tripFilter=past&searchString=kelros' },
  { what: 'a name and a city among trips that are over', query: 'tripFilter=past&searchString=dana%20ros' },
  {
    what: 'a name and a city among cancelled trips',
    query: 'tripFilter=cancelled&searchString=dana%20rosstadt',
  },
];
const REQUESTS = 100;
const LIMIT_MS = 60_000;

/** How much longer the first page takes among a hundred times as many trips. */
export async function measureSTrips(bench: Bench): Promise<Finding[]> {
  const { few, many, load } = await bench.tripLists();
  const findings: Finding[] = [];
  for (const { what, query } of SEARCHES) {
    const ask = (product: FilledProduct) => async () => {
      const { latencies } = await load({
        address: new URL(`/api/trips?${query}`, product.address).href,
        headers: { authorization: `Bearer ${product.accessToken}` },
        ...{ connections: 1, requests: REQUESTS, limitMs: LIMIT_MS },
      });
      return median(latencies);
    };
    // Reads what stays in memory from then on.
    await ask(many)();
    const { samples, steady } = await interleave(
      { few: ask(few), many: ask(many) },
      { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['few'], figureOf: (time) => time },
    );
    const [among10k, among1m] = [median(samples.few), median(samples.many)];
    findings.push({
      ...{ goal: 'S-trips', what: `Search for ${what}, p50 among 1,000,000 trips / 10,000`, unit: 'ratio' },
      ...{ value: among1m / among10k, must: { atMost: 1.5 } },
      ...{ reach: { atMost: 1.2 }, detail: `${inMs(among1m)} / ${inMs(among10k)}`, steady },
    });
  }
  return findings;
}
