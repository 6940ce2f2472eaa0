import type { BookingTraveler } from '../booking/flow-types.ts';
import type { FlowByKind, PartKind } from '../checkout/checkout-part.ts';
import { BOOKED } from '../kinds/booked-kinds.ts';
import type { BookedPart } from '../kinds/kind-rules.ts';

/** The search of a flow, by its kind. */
export type KindCriteria<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One; criteria: FlowByKind[One]['criteria'] };
}[Kind];

/** The known data of the trip that the part belongs to. */
export interface PartContext {
  purpose: string;
  /** All travellers of the trip. */
  travelers: readonly BookingTraveler[];
}

/** The search for a replacement of a part, as far as the part contains its criteria. */
export function criteriaOfPart<Kind extends PartKind>(
  part: BookedPart<Kind>,
  { purpose, travelers }: PartContext,
): KindCriteria<Kind> {
  const own = travelers
    .filter(({ _id }) => part.travelers.includes(_id))
    .map(({ _id, firstName, lastName }) => ({ _id, firstName, lastName }));
  return { kind: part.kind, criteria: BOOKED[part.kind].toCriteria(part, { purpose, travelers: own }) };
}
