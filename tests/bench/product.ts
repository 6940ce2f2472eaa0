import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { SessionAnswer } from '#domain/contract.ts';
import { DEMO_PASSWORD } from '#server/db/demo/accounts.ts';
import { timeSettings } from '#tests/support/fixed-today.ts';
import { UNLIMITED } from '#tests/support/unlimited.ts';
import type { Ground } from './ground.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 200_000;
const POLL_MS = 20;

export interface Product {
  address: URL;
  pid: number;
  stop(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  /** Keeps the server on this core. */
  core?: number;
}

/** Starts the server as in production, with the demo data, and waits until it is ready. */
export async function startProduct(
  { cleanup, temporaryDirectory }: Ground,
  { env = {}, core }: Options = {},
): Promise<Product> {
  const program = [process.execPath, path.join(ROOT, 'server', 'main.ts')];
  const [command = '', ...args] = core === undefined ? program : ['taskset', '-c', String(core), ...program];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...UNLIMITED,
      ...timeSettings,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      DEMO: 'true',
      DEMO_IN_PRODUCTION: 'true',
      PRACTICE_MODE: 'true',
      ALLOW_EMBEDDED_IN_PRODUCTION: 'true',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: '0',
      SECRET_KEY: randomBytes(32).toString('base64url'),
      DATA_DIR: await temporaryDirectory(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
  };
  cleanup.add(stop);
  const address = await readAddress(child.stdout);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  if (!(address && (await isReady(address, START_LIMIT_MS, isRunning)))) {
    throw new Error(`The server did not become ready: ${errors.join('').trim()}`);
  }
  return { address, pid: child.pid ?? 0, stop };
}

/** Where it listens, as its output says; undefined if it ends before. */
export async function readAddress(output: Readable): Promise<URL | undefined> {
  const { promise, resolve } = Promise.withResolvers<URL | undefined>();
  let said = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    const [, address] = /\(listening on (\S+)\)/.exec(said) ?? [];
    if (address !== undefined) resolve(new URL(address));
  });
  output.once('end', () => resolve(undefined));
  return await promise;
}

/** Whether the server answers within the time, as long as its process runs. */
export async function isReady(address: URL, limitMs: number, isRunning: () => boolean): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (performance.now() < end && isRunning()) {
    const answer = await fetch(new URL('/readyz', address)).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(POLL_MS);
  }
  return false;
}

/** The part of its memory that is in use, in MB (resident set). */
export async function residentMegabytes({ pid }: Product): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** An access token and the ids of a person of the demo data. */
export async function signIn(address: URL, email: string) {
  const answer = await fetch(new URL('/api/auth/login', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  const { token, company, companyUser } = (await answer.json()) as SessionAnswer; // by the contract
  return {
    headers: { authorization: `Bearer ${token}` },
    companyId: company._id,
    companyUserId: companyUser._id,
  };
}

/** Sees every company and every user. */
export const SITE_ADMIN = 'site@zugvogel.example';
/** Has a policy, trips, and may switch practice settings. */
export const COMPANY_ADMIN = 'admin@alpenblick.example';
