import type { PartDetails } from '../../../db/trip-tables.ts';
import { findReversal } from './kinds/part-kinds.ts';
import type { PartKind, Reversal } from './kinds/part-rules.ts';

/** Parts that cost less to cancel are confirmed first, in case a later one can't be booked. */
const TURNS: Record<Reversal, number> = { free: 1, penalty: 2, never: 3 };

export function easiestToUndo<Part extends { kind: PartKind; details: PartDetails }>(
  parts: readonly Part[],
  at: Date,
): Part[] {
  const turns = parts.map(({ kind, details }) => TURNS[findReversal(kind, details, at)]);
  const first = Math.min(...turns);
  return parts.filter((_, index) => turns[index] === first);
}
