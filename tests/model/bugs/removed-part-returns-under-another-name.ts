import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const removedPartReturnsUnderAnotherName: PlantedBug = {
  file: 'machines/trip-draft/trip-draft-changes.ts',
  from: 'parts: parts.toSpliced(position, 0, part),',
  to: 'parts: parts.toSpliced(position, 0, { ...part, part: parts[0]?.part ?? part.part }),',
  foundBy: 'draft trip: Changed on another device, goes on with this draft',
};
