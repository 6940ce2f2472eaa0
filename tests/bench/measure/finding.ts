import type { GoalId } from '../goal-ids.ts';

/** Where a figure may lie. */
export type Bound = { atMost: number } | { atLeast: number } | { from: number; to: number };

export type Unit = 'ratio' | 'share' | 'ms' | 'count' | 'score';

/** One figure that was measured, and what it is judged by. */
export interface Finding {
  goal: GoalId;
  what: string;
  unit: Unit;
  value: number;
  /** Missing for what there is only something to reach for. */
  must?: Bound;
  reach: Bound;
  /** What the figure was made of, for whoever wants to know why. */
  detail: string;
  /** False when the floor varied too much, so that the figure is not judged. */
  steady: boolean;
}

export type Verdict = 'reached' | 'held' | 'missed' | 'not judged';

export function judge({ value, must, reach, steady }: Finding): Verdict {
  if (!steady) return 'not judged';
  if (must && !lies(value, must)) return 'missed';
  return lies(value, reach) ? 'reached' : 'held';
}

function lies(value: number, bound: Bound): boolean {
  if ('atMost' in bound) return value <= bound.atMost;
  if ('atLeast' in bound) return value >= bound.atLeast;
  return value >= bound.from && value <= bound.to;
}
