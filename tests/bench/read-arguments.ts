import { parseArgs } from 'node:util';
import { GOAL_IDS, type GoalId } from './goal-ids.ts';

export interface BenchPlan {
  goals: readonly GoalId[];
  /** Whether the product is there as it is to be measured; otherwise it is built first. */
  isBuilt: boolean;
}

/** All goals, or those of `--only P3,P4`; with `--built`, of what the last build left in `dist`. */
export function readArguments(args: string[]): BenchPlan {
  const options = { only: { type: 'string' }, built: { type: 'boolean' } } as const;
  const { only, built = false } = parseArgs({ args, options }).values;
  return { goals: only === undefined ? GOAL_IDS : only.split(',').map(toGoal), isBuilt: built };
}

function toGoal(name: string): GoalId {
  const goal = GOAL_IDS.find((id) => id.toUpperCase() === name.trim().toUpperCase());
  if (!goal) throw new Error(`There is no goal ${name}; there are ${GOAL_IDS.join(', ')}`);
  return goal;
}
