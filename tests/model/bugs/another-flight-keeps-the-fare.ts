import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const anotherFlightKeepsTheFare: PlantedBug = {
  file: 'machines/booking/booking-changes.ts',
  from: `  return { ...NO_OFFER, result, gone: [], dropped };`,
  to: `  return { result, gone: [], dropped };`,
  foundBy:
    'flight: Another flight drops the fare and its seats, undo brings them back; one that needs an approval is taken',
};
