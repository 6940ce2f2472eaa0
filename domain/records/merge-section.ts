import { DEFAULT_MARK, isChangedRow, markDefault, mergeDefault, withoutMark } from './merge-default.ts';
import { type FieldValue, isGroup, isRows, isSameValue, type SectionValues } from './section-values.ts';

export type Side = 'mine' | 'theirs';

export interface MergeConflict {
  /** Rows of lists are identified by id: `locations.01994b5e-….name`. */
  path: string;
  mine: FieldValue;
  theirs: FieldValue;
}

interface Merge {
  values: SectionValues;
  conflicts: MergeConflict[];
}

interface Versions<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

interface Context {
  conflicts: MergeConflict[];
  chosen: Readonly<Record<string, Side>>;
}

/**
 * Merges two people's edits of the same section: changes by only one of them are taken, and a field that both
 * changed to different values is a conflict, which `chosen` decides by path. An undecided conflict has my
 * value.
 */
export function mergeSection(
  versions: Versions<SectionValues>,
  chosen: Readonly<Record<string, Side>> = {},
): Merge {
  const context: Context = { conflicts: [], chosen };
  const values = mergeGroup(versions, '', context);
  return { values, conflicts: context.conflicts };
}

function mergeValue(versions: Versions<FieldValue>, path: string, context: Context): FieldValue {
  const { base, mine, theirs } = versions;
  if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return mine;
  if (isSameValue(mine, base)) return theirs;
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    return mergeGroup({ base, mine, theirs }, path, context);
  }
  if (isRows(base) && isRows(mine) && isRows(theirs) && haveIds(base) && haveIds(theirs)) {
    return mergeRows({ base, mine, theirs }, path, context);
  }
  return decide({ path, mine, theirs }, context);
}

function decide<Value extends FieldValue>(
  conflict: MergeConflict & { mine: Value; theirs: Value },
  { conflicts, chosen }: Context,
): Value {
  conflicts.push(conflict);
  return chosen[conflict.path] === 'theirs' ? conflict.theirs : conflict.mine;
}

function mergeGroup({ base, mine, theirs }: Versions<SectionValues>, path: string, context: Context) {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Record<string, FieldValue> = {};
  for (const name of names) {
    const versions = { base: base[name] ?? null, mine: mine[name] ?? null, theirs: theirs[name] ?? null };
    merged[name] = mergeValue(versions, path ? `${path}.${name}` : name, context);
  }
  return merged;
}

type Row = SectionValues;

/** Rows without ids can't be distinguished: their list is one value. */
function haveIds(rows: readonly Row[]): boolean {
  return rows.every(({ _id }) => typeof _id === 'string');
}

/**
 * Rows are matched by id; one without an id is new, and mine. Which one is the default is one value of the
 * list.
 */
function mergeRows({ base, mine, theirs }: Versions<readonly Row[]>, path: string, context: Context): Row[] {
  const rows = { base: byId(base), mine: byId(mine), theirs: byId(theirs) };
  const ids = mergeOrder(rows);
  const remaining = ids.flatMap((id) => {
    const found = { base: rows.base.get(id), mine: rows.mine.get(id), theirs: rows.theirs.get(id) };
    const row = mergeRow(found, `${path}.${id}`, context);
    return row ? [row] : [];
  });
  const added = mine.filter((row) => typeof row._id !== 'string').map(withoutMark);
  const merged = [
    ...remaining,
    ...added.filter((row) => !remaining.some((other) => isSameValue({ ...other, _id: null }, row))),
  ];
  const first = mergeDefault({ base, mine, theirs });
  const preferred = first.side
    ? first[first.side]
    : decide({ path: `${path}.${DEFAULT_MARK}`, mine: first.mine, theirs: first.theirs }, context);
  return preferred ? markDefault(merged, [preferred, first.mine, first.theirs]) : merged;
}

function mergeRow(
  { base, mine, theirs }: Versions<Row | undefined>,
  path: string,
  context: Context,
): Row | null {
  if (mine && theirs) {
    const versions = { base: withoutMark(base ?? {}), mine: withoutMark(mine), theirs: withoutMark(theirs) };
    return mergeGroup(versions, path, context);
  }
  const remaining = mine ?? theirs;
  if (!remaining) return null;
  if (!base) return withoutMark(remaining);
  if (!isChangedRow(remaining, base)) return null;
  const decided = decide({ path, mine: mine ?? null, theirs: theirs ?? null }, context);
  return decided && withoutMark(theirs ? decided : withoutId(decided));
}

/** A removed row comes back as a new one, because its id no longer exists. */
function withoutId({ _id: _, ...row }: Row): Row {
  return row;
}

function byId(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.flatMap((row) => (typeof row._id === 'string' ? [[row._id, row] as const] : [])));
}

/** My order if I changed it, else theirs; rows that only the other side has come last. */
function mergeOrder({ base, mine, theirs }: Versions<ReadonlyMap<string, Row>>): string[] {
  const common = [...base.keys()].filter((id) => mine.has(id));
  const moved = [...mine.keys()].some((id, index) => id !== common[index]);
  const [first, second] = moved ? [mine, theirs] : [theirs, mine];
  return [...new Set([...first.keys(), ...second.keys()])];
}
