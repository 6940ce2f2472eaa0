import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { inMegabytes, inMs } from '../measure/wording.ts';
import { startProduct } from '../server/product-process.ts';
import { type ReadyProcess, startProcess } from '../server/ready-process.ts';

const BARE = path.join(import.meta.dirname, '../server/bare-pglite.ts');
const IDLE_MS = 2000;

interface Start {
  startMs: number;
  memory: number;
}

export async function measureB12(bench: Bench): Promise<Finding[]> {
  const { copyDataDirectory } = await bench.companyList();
  const ofProduct = await copyDataDirectory();
  const ofBare = await copyDataDirectory();
  const { samples, steady } = await interleave(
    {
      bare: async () => await watch(await startBare(bench, ofBare)),
      product: async () => await watch(await startProduct(bench.cleanup, { DATA_DIR: ofProduct })),
    },
    { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['bare'], figureOf: ({ startMs }) => startMs },
  );
  const start = { ours: middle(samples.product, 'startMs'), floor: middle(samples.bare, 'startMs') };
  const memory = { ours: middle(samples.product, 'memory'), floor: middle(samples.bare, 'memory') };
  return [
    {
      goal: 'B12',
      what: "From start to the first 200, data present / PGlite's own start",
      unit: 'ratio',
      value: start.ours / start.floor,
      must: { atMost: 3 },
      reach: { atMost: 1.5 },
      detail: `${inMs(start.ours)} / ${inMs(start.floor)}`,
      steady,
    },
    {
      goal: 'B12',
      what: 'Memory when idle / PGlite idle',
      unit: 'ratio',
      value: memory.ours / memory.floor,
      must: { atMost: 1.3 },
      reach: { atMost: 1.1 },
      detail: `${inMegabytes(memory.ours)} / ${inMegabytes(memory.floor)}`,
      steady,
    },
  ];
}

async function startBare({ cleanup }: Bench, dataDir: string): Promise<ReadyProcess> {
  const port = String(await freePort());
  return await startProcess({
    cleanup,
    program: BARE,
    env: { PORT: port, DATA_DIR: dataDir },
    readyAt: new URL(`http://127.0.0.1:${port}/`),
  });
}

async function watch({ startMs, memory, stop }: ReadyProcess): Promise<Start> {
  await wait(IDLE_MS);
  const seen = { startMs, memory: await memory() };
  await stop();
  return seen;
}

function middle(starts: Start[], figure: keyof Start): number {
  return median(starts.map((start) => start[figure]));
}
