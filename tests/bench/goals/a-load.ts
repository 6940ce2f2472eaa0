import type { Bench } from '../bench.ts';
import { ASKED_LISTS } from '../lists/asked-lists.ts';
import { openRawDriver } from '../lists/raw-driver.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median, quantile } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';
import type { LoadResult } from '../server/load.ts';

const CONNECTIONS = 50;
const SAMPLE = { connections: CONNECTIONS, requests: Number.POSITIVE_INFINITY, limitMs: 3_000 };
const LASTING = { ...SAMPLE, limitMs: 60_000 };

/** What fifty at once get of each list of a large installation: how many answers, and how late the slowest are. */
export async function measureALoad(bench: Bench): Promise<Finding[]> {
  const { many, load } = await bench.peopleLists();
  const driver = await openRawDriver(bench.cleanup, many.databaseUrl);
  const findings: Finding[] = [];
  for (const { what, path, statements } of ASKED_LISTS) {
    const asked = await statements(many);
    const address = new URL(path(many), many.address).href;
    const headers = { authorization: `Bearer ${many.accessToken}` };
    const { samples, steady } = await interleave(
      {
        sql: async () => perSecond(await driver(asked, SAMPLE)),
        list: async () => perSecond(await load({ address, headers, ...SAMPLE })),
      },
      { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['sql'], figureOf: (rate) => rate },
    );
    const [ours, floor] = [median(samples.list), median(samples.sql)];
    findings.push({
      ...{ goal: 'A-load', what: `List of ${what}, answers a second to ${CONNECTIONS} / raw driver` },
      ...{ unit: 'ratio', value: ours / floor, must: { atLeast: 0.35 }, reach: { atLeast: 0.42 } },
      ...{ detail: `${ours.toFixed(0)} / ${floor.toFixed(0)} a second`, steady },
    });
    const { latencies } = await load({ address, headers, ...LASTING });
    const [usual, slow] = [median(latencies), quantile(latencies, 0.99)];
    findings.push({
      ...{ goal: 'A-load', what: `List of ${what}, p99 / p50 of ${CONNECTIONS} for a minute`, unit: 'ratio' },
      ...{ value: slow / usual, must: { atMost: 3 }, reach: { atMost: 2.3 } },
      ...{ detail: `${inMs(slow)} / ${inMs(usual)}`, steady },
    });
  }
  return findings;
}

function perSecond({ latencies, elapsedMs }: LoadResult): number {
  return (latencies.length / elapsedMs) * 1000;
}
