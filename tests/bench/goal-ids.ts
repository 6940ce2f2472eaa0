/** In the order in which they are measured. */
export const GOAL_IDS = [
  ...(['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8'] as const),
  ...(['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'] as const),
];

export type GoalId = (typeof GOAL_IDS)[number];
