import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { ChangeInfo, PlacedChange } from '#domain/part-change/part-change.ts';

/** What a person does, and `choice.renew` from the booking. */
export type ReviewEvent =
  | { type: 'quote.retry' }
  /** Other amounts or terms than those that were seen before, or what is left of the extras. */
  | { type: 'quote.accept' }
  | { type: 'choice.renew' }
  | { type: 'info.edit'; info: ChangeInfo }
  | { type: 'change.submit'; info: ChangeInfo }
  | { type: 'change.askAgain' };

/** What the review reports to its booking, like a checkout, but for its end. */
export type ReviewReport =
  | { type: 'checkout.keep'; checkout: unknown; ordering: boolean }
  | { type: 'offer.renew'; parts: readonly CheckoutPart[] }
  | { type: 'offer.gone'; parts: readonly number[] }
  | { type: 'trip.changed'; change: PlacedChange };
