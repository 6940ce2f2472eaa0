import type { Bench } from '../bench.ts';
import { SEARCH_BODIES, SEARCH_KINDS, SEARCH_PATHS, type SearchKind } from '../data/search-bodies.ts';
import type { Figure } from '../goal.ts';
import { applyLoad } from '../load.ts';
import { COMPANY_ADMIN, signIn, startProduct } from '../product.ts';
import { median, quantile } from '../statistics.ts';

const CONNECTIONS = 4;
const SECONDS = 10;
const WARM_UP_SECONDS = 5;
const OTHER_CALLS_PER_SECOND = 20;
/** How many different searches are sent. */
const TURNS = 120;

/** B5: searches per second of a server with one core, and how long a quick call waits during them. */
export async function measureSearchThroughput(bench: Bench): Promise<Figure[]> {
  const product = await startProduct(bench, { core: 0 });
  const { headers, companyId, companyUserId } = await signIn(product.address, COMPANY_ADMIN);
  const search = (kind: SearchKind, duration: number) =>
    applyLoad({
      url: product.address.href,
      connections: CONNECTIONS,
      duration,
      requests: Array.from({ length: TURNS }, (_, turn) => ({
        method: 'POST' as const,
        path: SEARCH_PATHS[kind],
        headers: { ...headers, accept: 'application/x-ndjson', 'content-type': 'application/json' },
        body: JSON.stringify(SEARCH_BODIES[kind](companyUserId, turn)),
      })),
    });
  const figures: Figure[] = [];
  for (const kind of SEARCH_KINDS) {
    await search(kind, WARM_UP_SECONDS);
    const [searches, others] = await Promise.all([
      search(kind, SECONDS),
      applyLoad({
        url: new URL(`/api/companies/${companyId}`, product.address).href,
        headers,
        connections: 1,
        overallRate: OTHER_CALLS_PER_SECOND,
        duration: SECONDS,
      }),
    ]);
    const errors = searches.errors + others.errors;
    if (errors > 0) throw new Error(`${errors} calls failed during the ${kind} searches`);
    figures.push(
      {
        what: `Searches on one core (${kind})`,
        measured: searches.perSecond,
        unit: 'a second',
        floor: `p50 ${median(searches.latencies).toFixed(0)} ms at ${CONNECTIONS} connections`,
      },
      {
        what: `Other calls during searches (${kind}), p99`,
        measured: quantile(others.latencies, 0.99),
        unit: 'ms',
        budget: { atMost: 300 },
        floor: `${others.latencies.length} calls, p50 ${median(others.latencies).toFixed(0)} ms`,
      },
    );
  }
  await product.stop();
  return figures;
}
