import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const oldListLooksNew: PlantedBug = {
  file: 'machines/booking/search-region.ts',
  from: `          onDone: 'expired',`,
  to: ``,
  foundBy:
    'hotel: Not priced at first, renewed, taken over from another device, searched where nothing is found',
};
