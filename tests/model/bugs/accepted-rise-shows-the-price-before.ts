import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const acceptedRiseShowsThePriceBefore: PlantedBug = {
  file: 'machines/checkout/checkout-setup.ts',
  from: 'parts: proposal ?? parts,',
  to: 'parts: proposal ? parts : parts,',
  foundBy: 'checkout: The price ends on the form, and has risen slightly',
};
