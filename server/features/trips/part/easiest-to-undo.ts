import type { PartDetails } from '../../../db/trip-tables.ts';
import { reversalOf } from './kinds/part-kinds.ts';
import type { PartKind, Reversal } from './kinds/part-rules.ts';

/** What is confirmed earlier is what costs less to give up when a later part can't be booked. */
const TURNS: Record<Reversal, number> = { free: 1, penalty: 2, never: 3 };

/** Of the parts that wait to be confirmed those whose turn it is, in their order. */
export function easiestToUndo<Part extends { kind: PartKind; details: PartDetails }>(
  parts: readonly Part[],
  at: Date,
): Part[] {
  const turns = parts.map(({ kind, details }) => TURNS[reversalOf(kind, details, at)]);
  const first = Math.min(...turns);
  return parts.filter((_, index) => turns[index] === first);
}
