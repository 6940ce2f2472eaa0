import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const priceBeforeShowsTheNewPrice: PlantedBug = {
  file: 'src/components/booking/PriceComparison.tsx',
  from: `<dd>{formatMoney(before)}</dd>`,
  to: `<dd>{formatMoney(after)}</dd>`,
  foundBy:
    'hotel: Goes on beside another device, dearer, dropped by a search and brought back, slightly dearer',
};
