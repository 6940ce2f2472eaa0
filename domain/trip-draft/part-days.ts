import type { CheckoutPart, PartKind } from '../checkout/checkout-part.ts';
import { CHOSEN } from '../kinds/chosen-kinds.ts';

export function daysOf<Kind extends PartKind>(part: CheckoutPart<Kind>): { from: string; to: string } {
  const rules = CHOSEN[part.kind];
  return { from: rules.startsOn(part), to: rules.endsOn(part) };
}
