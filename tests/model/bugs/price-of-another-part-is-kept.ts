import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const priceOfAnotherPartIsKept: PlantedBug = {
  file: 'machines/trip-draft/trip-draft-changes.ts',
  from: 'part: accepted[position] ?? one.part',
  to: 'part: { ...one.part, priced: accepted[0]?.priced ?? one.part.priced } as typeof one.part',
  foundBy: 'draft trip: The prices expire at home, and are checked when the checkout is opened',
};
