import path from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { startProcess } from '../server/ready-process.ts';

const LOAD = { connections: 32, requests: 1_000_000, limitMs: 2000 };
const BARE = path.join(import.meta.dirname, '../server/bare-http.ts');

export async function measureB4(bench: Bench): Promise<Finding[]> {
  const { engines, load } = await bench.companyList();
  const health = new URL('/healthz', engines.PGlite.product.address);
  const bare = new URL(`http://127.0.0.1:${await freePort()}/healthz`);
  const body = await (await fetch(health)).text();
  await startProcess({
    cleanup: bench.cleanup,
    program: BARE,
    env: { PORT: bare.port, BODY: body },
    readyAt: bare,
  });
  const perSecond = (address: URL) => async () => {
    const { latencies, elapsedMs } = await load({ address: address.href, ...LOAD });
    return (latencies.length / elapsedMs) * 1000;
  };
  const { samples, steady } = await interleave(
    { bare: perSecond(bare), product: perSecond(health) },
    { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['bare'], figureOf: (rate) => rate },
  );
  const ours = median(samples.product);
  const floor = median(samples.bare);
  return [
    {
      goal: 'B4',
      what: 'Health route through the whole middleware / bare node:http, requests per second',
      unit: 'ratio',
      value: ours / floor,
      must: { atLeast: 0.6 },
      reach: { atLeast: 0.75 },
      detail: `${ours.toFixed(0)}/s / ${floor.toFixed(0)}/s`,
      steady,
    },
  ];
}
