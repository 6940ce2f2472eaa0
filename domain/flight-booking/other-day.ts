import type { CheckoutPart } from '../checkout/checkout-part.ts';
import type { PartChangeQuote } from '../contract.ts';

export interface OtherDay {
  days: number;
  part: CheckoutPart<'flight'>;
  quote: PartChangeQuote;
}
