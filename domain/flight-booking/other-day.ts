import type { CheckoutPart } from '../checkout/checkout-part.ts';
import type { PartChangeQuote } from '../contract.ts';

/** A booked flight on another day, with what the change to it costs. */
export interface OtherDay {
  /** How many days later; negative for earlier. */
  days: number;
  part: CheckoutPart<'flight'>;
  quote: PartChangeQuote;
}
