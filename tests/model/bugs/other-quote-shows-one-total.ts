import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const otherQuoteShowsOneTotal: PlantedBug = {
  file: 'src/features/checkout/change/OtherQuoteDialog.tsx',
  from: '<ChangeTotal quote={accepted} />',
  to: '<ChangeTotal quote={current} />',
  foundBy: 'review: The price ends, and it is cheaper',
};
