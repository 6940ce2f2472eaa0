import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { STEPS_BACK } from './give-way.ts';

/** Where Linux lists the threads of the process that asks; other systems have no priorities of threads. */
const THREADS = '/proc/self/task';
/** As Linux knows them: those that collect garbage, and those that compress, hash and read files. */
const HELPERS: ReadonlySet<string> = new Set(['V8Worker', 'libuv-worker']);

/**
 * The helpers of Node take part in a search, too: there are four of each, and while they are all at it, the main
 * thread would have a turn among eight. As threads that search, they let it pass, where that is possible.
 */
export function letHelpersGiveWay(): void {
  if (!existsSync(THREADS)) return;
  const priority = Math.min(getPriority() + STEPS_BACK, constants.priority.PRIORITY_LOW);
  for (const id of readdirSync(THREADS)) {
    if (HELPERS.has(nameOf(id))) setPriority(Number(id), priority);
  }
}

function nameOf(id: string): string {
  try {
    return readFileSync(`${THREADS}/${id}/comm`, 'utf8').trim();
  } catch {
    return ''; // it has ended
  }
}
