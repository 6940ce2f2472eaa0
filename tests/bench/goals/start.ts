import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { Figure } from '../goal.ts';
import { createDatabase } from '../lists.ts';
import { isReady, ROOT, readAddress, residentMegabytes, startProduct } from '../product.ts';

const START_LIMIT_MS = 200_000;
const REST_MS = 10_000;

/** B7: `npm start` in a new clone of the last commit, then once more, and the memory of a server that does nothing. */
export async function measureStart(bench: Bench): Promise<Figure[]> {
  const clone = path.join(await bench.temporaryDirectory(), 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone]);
  const fromNothing = await timeStart(bench, clone);
  const unchanged = await timeStart(bench, clone);
  const product = await startProduct(bench, { env: { DATABASE_URL: await createDatabase(bench, 'rest') } });
  await wait(REST_MS);
  const memory = await residentMegabytes(product);
  await product.stop();
  return [
    {
      what: 'npm start from nothing (last commit)',
      measured: fromNothing,
      unit: 's',
      budget: { atMost: 120 },
      floor: 'packages from the cache of npm, if they are there',
    },
    { what: 'npm start, unchanged', measured: unchanged, unit: 's', budget: { atMost: 5 } },
    { what: 'Memory at rest, on PostgreSQL', measured: memory, unit: 'MB', budget: { atMost: 300 } },
  ];
}

/** Seconds until the server is ready; then the server is stopped. */
async function timeStart({ cleanup }: Bench, directory: string): Promise<number> {
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: directory,
    detached: true,
    // Any Node may start it, also one that does not read the fixed today.
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', NODE_OPTIONS: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    // npm and its child processes form one process group.
    if (child.pid && isRunning()) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  cleanup.add(stop);
  try {
    const address = await readAddress(child.stdout);
    const ready = address && (await isReady(address, START_LIMIT_MS, isRunning));
    if (!ready) throw new Error('npm start did not succeed');
    return (performance.now() - start) / 1000;
  } finally {
    await stop();
  }
}
