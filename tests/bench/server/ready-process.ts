import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cleanup } from '../measure/cleanup.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LIMIT_MS = 60_000;
const POLL_MS = 2;

export interface ReadyProcess {
  /** From the start of the process to its first answer with status 200. */
  startMs: number;
  /** What of its memory is in use, in bytes (resident set). */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

interface Options {
  cleanup: Cleanup;
  program: string;
  env: Record<string, string>;
  readyAt: URL;
}

/** Starts a program under this Node and waits until it answers. */
export async function startProcess({ cleanup, program, env, readyAt }: Options): Promise<ReadyProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = once(child, 'exit');
  // A bench that is interrupted leaves nothing running.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  cleanup.add(stop);
  while ((await statusOf(readyAt)) !== 200) {
    if (child.exitCode !== null || performance.now() - began > LIMIT_MS) {
      throw new Error(`${path.basename(program)} did not get ready: ${said.join('').trim()}`);
    }
    await wait(POLL_MS);
  }
  return { startMs: performance.now() - began, memory: () => residentMemory(child.pid), stop };
}

/** 0 when nobody answers. */
function statusOf(address: URL): Promise<number> {
  return new Promise((resolve) => {
    const request = get(address, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', () => resolve(0));
  });
}

async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kibibytes === undefined) throw new Error('The system does not say how much memory the process uses');
  return Number(kibibytes) * 1024;
}
