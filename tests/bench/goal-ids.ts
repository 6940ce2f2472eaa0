/** The goals that can be measured so far, in the order of the report. */
export const GOAL_IDS = [
  'P1',
  'P3',
  'P4',
  'P5',
  'P6',
  'P8',
  'P9',
  'P10',
  'P11',
  'P12',
  'B1',
  'B4',
  'B5',
  'B6',
  'B7',
  'B9',
  'B10',
  'B12',
  'S-flight',
  'S-hotel',
  'S-car',
  'S-linear',
  'S-verdicts',
  'S-load',
] as const;

export type GoalId = (typeof GOAL_IDS)[number];
