import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const sentBackReadsRejected: PlantedBug = {
  file: 'server/features/trips/apply-trip-event.ts',
  from: "if (event.type === 'trip.sendBack') return 'sentBack';",
  to: "if (event.type === 'trip.sendBack') return 'refused';",
  foundBy: 'trip: Sent back by the first approver, and cancelled',
};
