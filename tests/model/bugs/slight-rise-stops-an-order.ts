import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const slightRiseStopsAnOrder: PlantedBug = {
  file: 'machines/checkout/checkout-setup.ts',
  from: "new Set(['same', 'cheaper', 'dearerWithinTolerance'])",
  to: "new Set(['same', 'cheaper'])",
  foundBy: 'checkout: Dearer at the check, accepted, then slightly dearer, which needs no question',
};
