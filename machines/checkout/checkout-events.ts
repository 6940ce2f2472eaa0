import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { BookedTrip, TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { ErrorCode, PendingOrder } from '#domain/contract.ts';

export type CheckoutEvent =
  | { type: 'terms.retry' }
  | { type: 'info.edit'; info: CheckoutInfo }
  | { type: 'choice.renew' }
  | { type: 'order.submit'; info: CheckoutInfo }
  | { type: 'price.accept' }
  | { type: 'trip.updated'; trip: TripSnapshot };

export type CheckoutReport =
  | { type: 'checkout.save'; checkout: unknown; ordering: boolean }
  | { type: 'offer.renew'; parts: readonly CheckoutPart[] }
  | { type: 'offer.gone'; parts: readonly number[] }
  | { type: 'trip.created'; trip: BookedTrip }
  | { type: 'order.refused'; code: ErrorCode; pending: PendingOrder | null };
