/** In the order in which they are measured. */
export const GOAL_IDS = [
  ...(['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8'] as const),
  ...(['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b9'] as const),
];

export type GoalId = (typeof GOAL_IDS)[number];

/** The goals that a command line names, in any case; all of them if it names none. */
export function readArguments(args: readonly string[]): GoalId[] {
  const wanted = args.map((arg) => arg.toLowerCase());
  const unknown = wanted.find((name) => !GOAL_IDS.some((id) => id === name));
  if (unknown !== undefined) {
    throw new Error(`There is no goal "${unknown}". There are: ${GOAL_IDS.join(', ')}`);
  }
  return GOAL_IDS.filter((id) => wanted.length === 0 || wanted.includes(id));
}
