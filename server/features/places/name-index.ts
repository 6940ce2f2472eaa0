import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldedSpellings } from '#domain/fold-name.ts';

export interface NameIndex {
  visit: (folded: string, take: (hit: Hit) => void) => void;
}

/** The same object is reused for each hit: callers that store it must copy it. */
export interface Hit {
  owner: number;
  fromStart: boolean;
  end: 'name' | 'word' | 'within';
}

interface Entries {
  positions: number[];
  owners: number[];
}

const OWNERS_PER_SLICE = 250;
const ENTRIES_PER_SLICE = 4000;
const NEW_LINE = 10;
const SPACE = 32;
/** No one looks up a name by a word this short in the middle of it. */
const LITTLE_WORD = 2;
const KINDS_OF_PLACES = new Set(['airport', 'international', 'regional', 'municipal']);

/**
 * All names are in one text, one per line; an entry is a position in it at which a name or a word begins, and
 * the entries are sorted by the text that follows. Built in slices, so that nothing else has to wait long.
 */
export async function createNameIndex(
  size: number,
  namesOf: (owner: number) => readonly string[],
): Promise<NameIndex> {
  const { text, entries } = await writeNames(size, namesOf);
  const { positions, owners } = await sortEntries(text, entries);

  /** The first entry whose text does not sort before the given one, or, for 1, sorts after it. */
  function findFirst(searchedName: Buffer, least: 0 | 1): number {
    let [low, high] = [0, positions.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = positions[middle] ?? 0;
      const end = Math.min(text.length, at + searchedName.length);
      if (text.compare(searchedName, 0, searchedName.length, at, end) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    visit(folded, take) {
      const searchedName = Buffer.from(folded);
      const end = findFirst(searchedName, 1);
      const hit: Hit = { owner: 0, fromStart: false, end: 'within' };
      for (let entry = findFirst(searchedName, 0); entry < end; entry += 1) {
        const at = positions[entry] ?? 0;
        hit.owner = owners[entry] ?? 0;
        hit.fromStart = at === 0 || text[at - 1] === NEW_LINE;
        hit.end = endAt(text[at + searchedName.length]);
        take(hit);
      }
    },
  };
}

function endAt(next: number | undefined): Hit['end'] {
  if (next === NEW_LINE) return 'name';
  return next === SPACE ? 'word' : 'within';
}

async function writeNames(
  size: number,
  namesOf: (owner: number) => readonly string[],
): Promise<{ text: Buffer; entries: Entries }> {
  const entries: Entries = { positions: [], owners: [] };
  const slices: Buffer[] = [];
  let length = 0;
  for (let owner = 0; owner < size; owner += OWNERS_PER_SLICE) {
    const lines: string[] = [];
    for (let next = owner; next < Math.min(size, owner + OWNERS_PER_SLICE); next += 1) {
      for (const line of new Set(namesOf(next).flatMap(foldedSpellings))) {
        lines.push(line);
        for (const start of startsIn(line)) {
          entries.positions.push(length + Buffer.byteLength(line.slice(0, start)));
          entries.owners.push(next);
        }
        length += Buffer.byteLength(line) + 1;
      }
    }
    slices.push(Buffer.from(lines.map((line) => `${line}\n`).join('')));
    await nextTurn();
  }
  // Room for the first three bytes of the last entry.
  return { text: Buffer.concat([...slices, Buffer.from('\n\n')]), entries };
}

function startsIn(line: string): number[] {
  const words = [...line.matchAll(/(?<= )\S+/g)].filter(
    ([word]) => word.length > LITTLE_WORD && !KINDS_OF_PLACES.has(word),
  );
  return [0, ...words.map(({ index }) => index)];
}

async function sortEntries(
  text: Buffer,
  entries: Entries,
): Promise<{ positions: Uint32Array; owners: Uint32Array }> {
  const heaps = await heapUp(text, entries.positions);
  const positions = new Uint32Array(entries.positions.length);
  const owners = new Uint32Array(positions.length);
  let [next, turn] = [0, 0];
  for (const beginning of Uint32Array.from(heaps.keys()).sort()) {
    for (const entry of sortHeap(text, entries.positions, heaps.get(beginning) ?? [])) {
      positions[next] = entries.positions[entry] ?? 0;
      owners[next] = entries.owners[entry] ?? 0;
      next += 1;
    }
    if (next - turn > ENTRIES_PER_SLICE) {
      turn = next;
      await nextTurn();
    }
  }
  return { positions, owners };
}

async function heapUp(text: Buffer, positions: number[]): Promise<Map<number, number[]>> {
  const heaps = new Map<number, number[]>();
  for (const [entry, at] of positions.entries()) {
    const beginning = text.readUIntBE(at, 3);
    const heap = heaps.get(beginning);
    if (heap) heap.push(entry);
    else heaps.set(beginning, [entry]);
    if (entry % (5 * ENTRIES_PER_SLICE) === 0) await nextTurn();
  }
  return heaps;
}

/** In Latin 1 each byte is one character, so that texts sort like their bytes. */
function sortHeap(text: Buffer, positions: number[], heap: number[]): number[] {
  if (heap.length < 2) return heap;
  const keys = new Map(
    heap.map((entry) => {
      const at = positions[entry] ?? 0;
      return [entry, text.toString('latin1', at, text.indexOf(NEW_LINE, at))];
    }),
  );
  const compare = (one = '', other = '') => (one < other ? -1 : Number(one > other));
  return heap.sort((one, other) => compare(keys.get(one), keys.get(other)));
}
