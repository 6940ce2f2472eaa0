import { readFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createFileOnce } from '../create-file-once.ts';
import { StartFault } from '../start-fault.ts';

interface Holder {
  pid: number;
  host: string;
  /** When the process started, as the system counts it: tells it from a later one with the same pid. */
  started: string | undefined;
}

/**
 * Makes this process the only one that uses the directory; answers what gives it back.
 * A lock whose process is gone is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'lock.json');
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), started: startOf(process.pid) });
  for (;;) {
    if (await createLock(file, mine)) return () => rm(file, { force: true });
    const theirs = await readFile(file, 'utf8').catch(() => undefined);
    if (theirs === undefined) continue;
    const holder = parseHolder(theirs);
    if (holder && isAlive(holder)) {
      throw new StartFault(
        `The data directory ${directory} is used by another process (${holder.pid} on ${holder.host}). Stop it first; if it is gone for good, delete ${file}.`,
      );
    }
    await removeStale(file, theirs);
  }
}

async function createLock(file: string, text: string): Promise<boolean> {
  try {
    return await createFileOnce(file, text);
  } catch (error) {
    throw new StartFault(`${file} can't be written: ${String(error)}`);
  }
}

/** Of several processes that find the same stale lock, renaming lets one remove it. */
async function removeStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.${process.pid}.stale`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  // What was moved may be the fresh lock of a process that was quicker: it gets it back.
  if ((await readFile(aside, 'utf8')) === stale) await rm(aside, { force: true });
  else await rename(aside, file);
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

/** What another machine holds counts as held: its processes can't be seen from here. */
function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return holder.started === startOf(holder.pid);
}

/** The start time that Linux keeps for each process; other systems have no such file. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command, is in brackets and may hold blanks; the start time is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
