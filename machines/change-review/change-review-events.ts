import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { ErrorCode } from '#domain/contract.ts';
import type { ChangeInfo, ChangeSubmission } from '#domain/part-change/part-change.ts';

export type ReviewEvent =
  | { type: 'quote.retry' }
  | { type: 'quote.accept' }
  | { type: 'choice.renew' }
  | { type: 'info.edit'; info: ChangeInfo }
  | { type: 'change.submit'; info: ChangeInfo };

export type ReviewReport =
  | { type: 'checkout.save'; checkout: unknown; ordering: boolean }
  | { type: 'offer.renew'; parts: readonly CheckoutPart[] }
  | { type: 'offer.gone'; parts: readonly number[] }
  | { type: 'order.refused'; code: ErrorCode; pending: null }
  | { type: 'trip.changed'; change: ChangeSubmission };
