import type { PartKind } from '../checkout/checkout-part.ts';
import { BOOKED } from '../kinds/booked-kinds.ts';
import type { BookedPart } from '../kinds/kind-rules.ts';
import type { ChangeTarget } from './change-target.ts';

export function toChangeTarget<Kind extends PartKind>(
  tripId: string,
  part: BookedPart<Kind>,
  title: string,
): ChangeTarget {
  const { _id: partId, startsOn, endsOn } = part;
  return { tripId, partId, title, startsOn, endsOn, ...BOOKED[part.kind].extras(part) };
}
