import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const changeShowsTheNewPriceBefore: PlantedBug = {
  file: 'src/features/trips/changes/ChangeOfPart.tsx',
  from: 'price: convertLike(after.price, booked.price), asked: booked.price',
  to: 'price: own.after, asked: after.price.asked',
  foundBy: 'change: Withdrawn before the first approver decides',
};
