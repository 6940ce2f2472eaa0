import type { Bench } from '../bench.ts';
import { ASKED_LISTS } from '../lists/asked-lists.ts';
import { openRawDriver } from '../lists/raw-driver.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

const REQUESTS = 200;
const LIMIT_MS = 10_000;

/** What B1 is for the list of companies, for each list of a large installation. */
export async function measureASql(bench: Bench): Promise<Finding[]> {
  const { many, load } = await bench.peopleLists();
  const driver = await openRawDriver(bench.cleanup, many.databaseUrl);
  const findings: Finding[] = [];
  for (const { what, path, statements } of ASKED_LISTS) {
    const asked = await statements(many);
    const plan = { connections: 1, requests: REQUESTS, limitMs: LIMIT_MS };
    const list = async () =>
      await load({
        address: new URL(path(many), many.address).href,
        headers: { authorization: `Bearer ${many.accessToken}` },
        ...plan,
      });
    const { samples, steady } = await interleave(
      {
        sql: async () => median((await driver(asked, plan)).latencies),
        list: async () => median((await list()).latencies),
      },
      { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['sql'], figureOf: (time) => time },
    );
    const [ours, floor] = [median(samples.list), median(samples.sql)];
    findings.push({
      ...{ goal: 'A-sql', what: `List of ${what} among 1,000,000 users, p50 / the same SQL in-process` },
      ...{ unit: 'ratio', value: ours / floor, must: { atMost: 1.95 }, reach: { atMost: 1.6 } },
      ...{ detail: `${inMs(ours)} / ${inMs(floor)}`, steady },
    });
  }
  return findings;
}
