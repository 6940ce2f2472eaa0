import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const cancelledTripKeepsItsCosts: PlantedBug = {
  file: 'src/features/trips/money/Money.tsx',
  from: 'const isOver = isOverPart(part) || part.released === true;',
  to: 'const isOver = part.released === true;',
  foundBy: 'booking: Booked, and cancelled at last after a lost answer',
};
