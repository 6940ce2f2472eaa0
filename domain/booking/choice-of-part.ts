import type { PartKind } from '../checkout/checkout-part.ts';
import { infoOfTrip } from '../checkout/info-of-trip.ts';
import type { Trip } from '../contract.ts';
import { BOOKED } from '../kinds/booked-kinds.ts';
import type { BookedPart } from '../kinds/kind-rules.ts';
import type { EarlierChoice } from './earlier-choice.ts';

export function earlierChoice<Kind extends PartKind>(
  part: BookedPart<Kind>,
  bookingInfo: Trip['bookingInfo'],
): EarlierChoice {
  const { comment, reason, referenceFieldValues } = infoOfTrip(bookingInfo);
  const info = {
    comment,
    reason,
    referenceFieldValues,
  };
  return { ...BOOKED[part.kind].toChoice(part), info };
}
