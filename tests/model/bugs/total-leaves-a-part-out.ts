import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const totalLeavesAPartOut: PlantedBug = {
  file: 'domain/checkout/checkout-part.ts',
  from: 'return others.reduce(addMoney, first);',
  to: 'return others.slice(1).reduce(addMoney, first);',
  foundBy: 'draft trip: Changed on another device, goes on with this draft',
};
