import type { CheckoutPart, PartKind } from '../checkout/checkout-part.ts';
import { CHOSEN } from '../kinds/chosen-kinds.ts';

export function partTitle<Kind extends PartKind>(part: CheckoutPart<Kind>): string {
  return CHOSEN[part.kind].title(part);
}
