import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const undoForgetsThePrice: PlantedBug = {
  file: 'machines/booking/booking-changes.ts',
  from: `const choice = { ...NO_OFFER, result, accepted, extras, writtenExtras, dropped: null };`,
  to: `const choice = { ...NO_OFFER, result, accepted: dropped.because === 'newSearch' ? accepted : null, extras, writtenExtras, dropped: null };`,
  foundBy:
    'flight: Another flight drops the fare and its seats, undo brings them back; one that needs an approval is taken',
};
