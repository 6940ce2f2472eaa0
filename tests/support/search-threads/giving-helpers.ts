import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { letHelpersGiveWay } from '#server/search-threads/let-helpers-give-way.ts';

/** A program that says what priorities it has: of its main thread, and of the helpers by their names. */
await readFile(import.meta.filename);
letHelpersGiveWay();
const helpers = { V8Worker: new Set<number>(), 'libuv-worker': new Set<number>() };
if (process.platform === 'linux') {
  for (const id of readdirSync('/proc/self/task')) {
    const name = readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim();
    if (name === 'V8Worker' || name === 'libuv-worker') helpers[name].add(getPriority(Number(id)));
  }
}
const [collecting, reading] = [[...helpers.V8Worker], [...helpers['libuv-worker']]];
process.stdout.write(JSON.stringify({ main: getPriority(), collecting, reading }));
