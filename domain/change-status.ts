export const CHANGE_STATUSES = [
  'waiting_level_1_approval',
  'waiting_level_2_approval',
  'changing',
  'unknown',
  'done',
  'refused',
  'expired',
  'withdrawn',
  'failed',
] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];
