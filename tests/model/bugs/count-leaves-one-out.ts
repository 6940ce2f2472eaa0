import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const countLeavesOneOut: PlantedBug = {
  file: 'src/features/hotel-booking/select/HotelListAndMap.tsx',
  from: `count: <Plural value={shown} one=`,
  to: `count: <Plural value={shown - 1} one=`,
  foundBy: 'hotel: Another hotel drops the room, and is kept',
};
