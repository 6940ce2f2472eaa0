import { isSameValue, type SectionValues } from './section-values.ts';

type Row = SectionValues;

interface Defaults {
  mine: Row | null;
  theirs: Row | null;
  /** The side that decides; null when both chose different rows. */
  side: 'mine' | 'theirs' | null;
}

export const DEFAULT_MARK = 'isDefault';

export function withoutMark(row: Row): Row {
  return DEFAULT_MARK in row ? { ...row, [DEFAULT_MARK]: false } : row;
}

export function isChangedRow(row: Row, base: Row): boolean {
  return (isMarked(row) && !isMarked(base)) || !isSameValue(withoutMark(row), withoutMark(base));
}

/** The default rows of two people. Removing the default row is not the same as choosing none. */
export function mergeDefault(versions: Record<'base' | 'mine' | 'theirs', readonly Row[]>): Defaults {
  const before = versions.base.find(isMarked) ?? null;
  const [mine, theirs] = [chosenIn(versions.mine, before), chosenIn(versions.theirs, before)];
  const rows = { mine: mine ?? null, theirs: theirs ?? null };
  if (theirs === undefined || isSame(theirs, before) || isSame(rows.mine, theirs)) {
    return { ...rows, side: 'mine' };
  }
  return { ...rows, side: mine === undefined || isSame(mine, before) ? 'theirs' : null };
}

export function markDefault(rows: readonly Row[], preferred: readonly (Row | null)[]): Row[] {
  const found = preferred.map((row) => row && rows.findLast((other) => isSame(row, other))).find(Boolean);
  return rows.map((row) => (row === found ? { ...row, [DEFAULT_MARK]: true } : row));
}

/** Null for none; undefined when the choice is unchanged but its row was removed. */
function chosenIn(rows: readonly Row[], before: Row | null): Row | null | undefined {
  const chosen = rows.find(isMarked);
  if (chosen || !before || rows.some((row) => row._id === before._id)) return chosen ?? null;
  return undefined;
}

function isMarked(row: Row): boolean {
  return row[DEFAULT_MARK] === true;
}

/** Rows are matched by id; one without an id is new, and matches another one with equal values. */
function isSame(one: Row | null, other: Row | null): boolean {
  if (!one || !other) return one === other;
  if (typeof one._id === 'string' && typeof other._id === 'string') return one._id === other._id;
  return isSameValue({ ...withoutMark(one), _id: null }, { ...withoutMark(other), _id: null });
}
