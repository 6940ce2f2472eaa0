import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const sortingKeepsThePage: PlantedBug = {
  file: 'machines/booking/step-region.ts',
  from: `({ sort: event.sort, page: 1 })`,
  to: `({ sort: event.sort })`,
  foundBy:
    'hotel: Not loaded at first, all sources fail, a long list sorted and filtered, added to the trip at the second attempt',
};
