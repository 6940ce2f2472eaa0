import type { BookingTraveler } from '../booking/flow-types.ts';
import type { FlowByKind, PartKind } from '../checkout/checkout-part.ts';
import { BOOKED } from '../kinds/booked-kinds.ts';
import type { BookedPart } from '../kinds/kind-rules.ts';

export type KindCriteria<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One; criteria: FlowByKind[One]['criteria'] };
}[Kind];

export interface PartContext {
  purpose: string;
  travelers: readonly BookingTraveler[];
}

export function criteriaOfPart<Kind extends PartKind>(
  part: BookedPart<Kind>,
  { purpose, travelers }: PartContext,
): KindCriteria<Kind> {
  const own = travelers
    .filter(({ _id }) => part.travelers.includes(_id))
    .map(({ _id, firstName, lastName }) => ({ _id, firstName, lastName }));
  return { kind: part.kind, criteria: BOOKED[part.kind].toCriteria(part, { purpose, travelers: own }) };
}
