import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const priceBeforeShowsTheNewPrice: PlantedBug = {
  file: 'src/components/booking/PriceComparison.tsx',
  from: `{formatMoney(before)}`,
  to: `{formatMoney(after)}`,
  foundBy:
    'hotel: Goes on beside another device, dearer, dropped by a search and brought back, slightly dearer',
};
