import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const stepsLeadTooFar: PlantedBug = {
  file: 'machines/booking/booking-steps.ts',
  from: `  if (choices.ordering) return stepWith({ steps }, 'checkout');`,
  to: `  if (choices.ordering || choices.result) return stepWith({ steps }, 'checkout');`,
  foundBy: 'hotel: Another hotel drops the room, and is kept',
};
