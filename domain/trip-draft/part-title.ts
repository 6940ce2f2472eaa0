import type { CheckoutPart, PartKind } from '../checkout/checkout-part.ts';
import { CHOSEN } from '../kinds/chosen-kinds.ts';

/** The title of a part: the cities of a flight, otherwise the name of the offer. */
export function partTitle<Kind extends PartKind>(part: CheckoutPart<Kind>): string {
  return CHOSEN[part.kind].title(part);
}
