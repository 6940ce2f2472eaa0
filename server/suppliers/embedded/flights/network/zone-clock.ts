const MINUTES_PER_YEAR = 366 * 1440;
const STEP = 10 * 1440;

type Change = readonly [from: number, offset: number];

const known = new Map<string, readonly Change[]>();

export function offsetAt(zone: string, utc: number): number {
  const block = Math.floor(utc / MINUTES_PER_YEAR);
  const key = `${zone}${block}`;
  let changes = known.get(key);
  if (!changes) {
    changes = findChanges(zone, block * MINUTES_PER_YEAR);
    known.set(key, changes);
  }
  let found = 0;
  for (const [from, offset] of changes) if (from <= utc) found = offset;
  return found;
}

/** The instant of a local time; a skipped local time is interpreted with the offset before the change. */
export function toUtc(zone: string, local: number): number {
  const before = offsetAt(zone, local - 1440);
  const after = offsetAt(zone, local + 1440);
  if (before === after || offsetAt(zone, local - before) === before) return local - before;
  return offsetAt(zone, local - after) === after ? local - after : local - before;
}

/**
 * The clock changes of a year; each is searched between two samples that differ, and no zone changes twice in
 * between.
 */
function findChanges(zone: string, start: number): Change[] {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const look = (utc: number) => Date.parse(`${clock.format(utc * 60_000).replace(' ', 'T')}Z`) / 60_000 - utc;
  const changes: Change[] = [[start, look(start)]];
  for (let utc = start; utc < start + MINUTES_PER_YEAR; utc += STEP) {
    const [before, after] = [look(utc), look(utc + STEP)];
    if (before !== after) changes.push([firstWith(after, utc, utc + STEP, look), after]);
  }
  return changes;
}

function firstWith(offset: number, from: number, to: number, look: (utc: number) => number): number {
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (look(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}
