import type { BookingCriteria } from '../booking/flow-types.ts';
import type { CheckoutPart, PartKind } from '../checkout/checkout-part.ts';
import { PLANNED } from '../kinds/planned-kinds.ts';
import { partTitle } from '../trip-draft/part-title.ts';
import type { PlannedPart, Whereabouts } from './planned-part.ts';

export interface Choice extends Pick<PlannedPart, 'kind' | 'name'> {
  criteria: Pick<BookingCriteria, 'travelers'>;
  whereabouts: Whereabouts | null;
}

/** The parts of a draft; flights between airports that the search does not name are left out. */
export function planParts(parts: readonly CheckoutPart[]): PlannedPart[] {
  return parts.flatMap((part) => {
    const { kind, criteria } = part;
    return planChoice({ kind, name: partTitle(part), criteria, whereabouts: planPart(part) }) ?? [];
  });
}

export function planChoice({ kind, name, criteria, whereabouts }: Choice): PlannedPart | null {
  const travelers = criteria.travelers.map(({ _id }) => _id);
  return whereabouts && { ...whereabouts, trip: null, kind, name, travelers };
}

function planPart<Kind extends PartKind>(part: CheckoutPart<Kind>): Whereabouts | null {
  return PLANNED[part.kind].whereabouts(part);
}
