export const TRIP_STATUSES = [
  'waiting_level_1_approval',
  'waiting_level_2_approval',
  'approved',
  'complete',
  'rejected',
  'cancelled',
] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

export const PART_STATUSES = [
  'held',
  'confirming',
  'confirmed',
  'unknown',
  'changing',
  'cancelling',
  'cancelled',
  'failed',
] as const;
export type PartStatus = (typeof PART_STATUSES)[number];
