import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { SEARCH_BODIES, SEARCH_KINDS, SEARCH_PATHS } from '../data/search-bodies.ts';
import type { Figure } from '../goal.ts';
import { COMPANY_ADMIN, signIn, startProduct } from '../product.ts';
import { median } from '../statistics.ts';

const REST_MS = 10_000;
const TYPED = ['Zür', 'Lond', 'Pari', 'Berl', 'New Y', 'Madr', 'Rom', 'Base', 'Wien', 'Osl'];

/** B9: the first look-up of a place and the first search of each kind, soon after a start, beside the next nine. */
export async function measureFirstSearches(bench: Bench): Promise<Figure[]> {
  const product = await startProduct(bench);
  await wait(REST_MS);
  const { headers, companyUserId } = await signIn(product.address, COMPANY_ADMIN);
  const post = async (path: string, body: unknown) => {
    const start = performance.now();
    const answer = await fetch(new URL(path, product.address), {
      method: 'POST',
      headers: { ...headers, accept: 'application/x-ndjson', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.bytes();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return performance.now() - start;
  };
  const measure = async (what: string, path: string, bodyOf: (turn: number) => unknown): Promise<Figure> => {
    const times: number[] = [];
    for (const turn of TYPED.keys()) times.push(await post(path, bodyOf(turn)));
    const [first = Number.NaN, ...next] = times;
    return {
      what: `First search after a start (${what})`,
      measured: first,
      unit: 'ms',
      budget: { atMost: 500 },
      floor: `median of the next ${next.length}: ${median(next).toFixed(0)} ms`,
    };
  };
  const figures = [
    await measure('place', '/places/v1/places:autocomplete', (turn) => ({ input: TYPED[turn] })),
  ];
  for (const kind of SEARCH_KINDS) {
    figures.push(await measure(kind, SEARCH_PATHS[kind], (turn) => SEARCH_BODIES[kind](companyUserId, turn)));
  }
  await product.stop();
  return figures;
}
