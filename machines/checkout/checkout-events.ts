import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { BookedTrip, TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { ErrorCode, PendingOrder } from '#domain/contract.ts';

/** User events, `choice.renew` from the booking, and `trip.updated` from the server. */
export type CheckoutEvent =
  | { type: 'terms.retry' }
  | { type: 'info.edit'; info: CheckoutInfo }
  | { type: 'choice.renew' }
  | { type: 'order.submit'; info: CheckoutInfo }
  | { type: 'price.accept' }
  | { type: 'trip.updated'; trip: TripSnapshot };

/** The reports of the checkout to its booking. */
export type CheckoutReport =
  | { type: 'checkout.save'; checkout: unknown; ordering: boolean }
  | { type: 'offer.renew'; parts: readonly CheckoutPart[] }
  /** Which parts are unavailable, by position. */
  | { type: 'offer.gone'; parts: readonly number[] }
  | { type: 'trip.created'; trip: BookedTrip }
  /** An order was refused whose parts could not be restored. */
  | { type: 'order.refused'; code: ErrorCode; pending: PendingOrder | null };
