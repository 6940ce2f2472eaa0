import type { CheckoutPart, PartKind } from '../checkout/checkout-part.ts';
import { PLANNED } from '../kinds/planned-kinds.ts';
import { partTitle } from '../trip-draft/part-title.ts';
import type { PlannedPart, Whereabouts } from './planned-part.ts';

/** The parts of a draft; flights between airports that the search does not name are left out. */
export function planParts(parts: readonly CheckoutPart[]): PlannedPart[] {
  return parts.flatMap((part) => {
    const whereabouts = planPart(part);
    const travelers = part.criteria.travelers.map(({ _id }) => _id);
    return whereabouts
      ? [{ ...whereabouts, trip: null, kind: part.kind, name: partTitle(part), travelers }]
      : [];
  });
}

function planPart<Kind extends PartKind>(part: CheckoutPart<Kind>): Whereabouts | null {
  return PLANNED[part.kind].whereabouts(part);
}
