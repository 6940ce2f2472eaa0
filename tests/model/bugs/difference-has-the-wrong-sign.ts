import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const differenceHasTheWrongSign: PlantedBug = {
  file: 'src/components/booking/PriceComparison.tsx',
  from: `<dd>{formatDifference(subtractMoney(after, before))}</dd>`,
  to: `<dd>{formatDifference(subtractMoney(before, after))}</dd>`,
  foundBy: 'hotel: An old price renewed, cheaper, sold out, no longer offered',
};
