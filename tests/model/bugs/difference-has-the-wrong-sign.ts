import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const differenceHasTheWrongSign: PlantedBug = {
  file: 'src/components/booking/PriceComparison.tsx',
  from: `{formatDifference(subtractMoney(after, before))}`,
  to: `{formatDifference(subtractMoney(before, after))}`,
  foundBy: 'hotel: An old price renewed, cheaper, sold out, no longer offered',
};
