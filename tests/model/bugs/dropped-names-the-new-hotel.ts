import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const droppedNamesTheNewHotel: PlantedBug = {
  file: 'src/features/hotel-booking/hotel-pages.tsx',
  from: `return <Trans>The room that you had chosen in {name} was dropped.</Trans>;`,
  to: `return <Trans>The room that you had chosen before was dropped.</Trans>;`,
  foundBy: 'hotel: Another hotel drops the room, and is kept',
};
