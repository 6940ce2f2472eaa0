import type { Bench } from '../bench.ts';
import { ASKED_LISTS } from '../lists/asked-lists.ts';
import type { PeopledProduct } from '../lists/people-list-bench.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

const REQUESTS = 100;
const LIMIT_MS = 10_000;

/** How much longer the pages of the administration's lists take in an installation a hundred times as large. */
export async function measureAGrowth(bench: Bench): Promise<Finding[]> {
  const { few, many, load } = await bench.peopleLists();
  const findings: Finding[] = [];
  for (const { what, path, common, rare, further = [] } of ASKED_LISTS) {
    for (const { which, query, must } of [
      { which: 'First page', query: '', must: 1.5 },
      { which: 'Second page', query: '?page=2', must: 1.5 },
      { which: 'A word of all', query: `?searchString=${common}`, must: 1.5 },
      ...further.map((text) => ({
        which: `“${text}”`,
        query: `?searchString=${encodeURIComponent(text)}`,
        must: 1.5,
      })),
      // Where there are so few that none has it, the answer is an empty one.
      { which: 'A word of some', query: `?searchString=${rare}` },
    ]) {
      const ask = (product: PeopledProduct) => async () => {
        const { latencies } = await load({
          address: new URL(path(product) + query, product.address).href,
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
      const [amongFew, amongMany] = [median(samples.few), median(samples.many)];
      findings.push({
        ...{
          goal: 'A-growth',
          what: `${which} of ${what}, p50 with 1,000,000 users / 10,000`,
          unit: 'ratio',
        },
        ...{ value: amongMany / amongFew, reach: { atMost: 1.2 } },
        ...(must && { must: { atMost: must } }),
        ...{ detail: `${inMs(amongMany)} / ${inMs(amongFew)}`, steady },
      });
    }
  }
  return findings;
}
