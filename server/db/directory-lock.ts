import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createFileOnce } from '../start/create-file-once.ts';
import { StartFault } from '../start/start-fault.ts';

interface Holder {
  pid: number;
  host: string;
  /**
   * When the process started, in the system's clock ticks: distinguishes it from a later one with the same
   * pid.
   */
  started: string | undefined;
}

/** How long replacing a stale lock may take. */
const SUCCESSION_MILLISECONDS = 10;

/**
 * Makes this process the only user of the directory; returns the function that releases the lock. A lock
 * whose process has ended is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'lock.json');
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), started: readStartTime(process.pid) });
  const holder = await takeLock(file, mine);
  if (holder) {
    throw new StartFault(
      `The data directory ${directory} is used by another process (${holder.pid} on ${holder.host}). Stop it first; if it is gone for good, delete ${file}.`,
    );
  }
  return () => rm(file, { force: true });
}

async function takeLock(file: string, mine: string): Promise<Holder | undefined> {
  for (;;) {
    if (await createLock(file, mine)) return undefined;
    const theirs = await readFile(file, 'utf8').catch(() => undefined);
    if (theirs === undefined) continue;
    const holder = parseHolder(theirs);
    if (holder && isAlive(holder)) return holder;
    if (await replaceStale(file, theirs, mine)) return undefined;
  }
}

/**
 * A stale lock may only be replaced while holding the lock that guards it; if the holder of that one has
 * ended too, it is taken over in the same way. False when another process was faster.
 */
async function replaceStale(file: string, stale: string, mine: string): Promise<boolean> {
  const succession = `${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 16)}`;
  if (await takeLock(succession, mine)) {
    await setTimeout(SUCCESSION_MILLISECONDS);
    return false;
  }
  try {
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== stale) return false;
    const draft = `${succession}.new`;
    await writeFile(draft, mine, { mode: 0o600, flush: true });
    await rename(draft, file);
    return true;
  } finally {
    await rm(succession, { force: true });
  }
}

async function createLock(file: string, text: string): Promise<boolean> {
  try {
    return await createFileOnce(file, text);
  } catch (error) {
    throw new StartFault(`${file} can't be written: ${String(error)}`);
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host, started } = value as Record<string, unknown>; // every field is checked here
    if (typeof pid !== 'number' || typeof host !== 'string') return undefined;
    return { pid, host, started: typeof started === 'string' ? started : undefined };
  } catch {
    return undefined;
  }
}

/** A lock of another machine counts as held: its processes can't be seen from here. */
function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return holder.started === readStartTime(holder.pid);
}

/** The start time that Linux reports for each process; other systems have no such file. */
function readStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command, is in brackets and may hold blanks; the start time is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
