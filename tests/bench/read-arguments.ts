import { GOAL_IDS, type GoalId } from './goal-ids.ts';

/** The goals that a command line names, in any case; all of them if it names none. */
export function readArguments(args: readonly string[]): GoalId[] {
  const wanted = args.map((arg) => arg.toLowerCase());
  const unknown = wanted.find((name) => !GOAL_IDS.some((id) => id === name));
  if (unknown !== undefined) {
    throw new Error(`There is no goal "${unknown}". There are: ${GOAL_IDS.join(', ')}`);
  }
  return GOAL_IDS.filter((id) => wanted.length === 0 || wanted.includes(id));
}
