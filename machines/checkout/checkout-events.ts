import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { BookedTrip, TripSnapshot } from '#domain/checkout/trip-snapshot.ts';

/** What a person does, `choice.renew` from the booking, and `trip.seen` from the server. */
export type CheckoutEvent =
  | { type: 'terms.retry' }
  | { type: 'info.edit'; info: CheckoutInfo }
  | { type: 'choice.renew' }
  | { type: 'order.submit'; info: CheckoutInfo }
  | { type: 'order.askAgain' }
  | { type: 'price.accept' }
  | { type: 'trip.seen'; trip: TripSnapshot };

/** What the checkout reports to its booking. */
export type CheckoutReport =
  | { type: 'checkout.keep'; checkout: unknown; ordering: boolean }
  | { type: 'offer.renew'; parts: readonly CheckoutPart[] }
  /** Which parts can't be had, by their position. */
  | { type: 'offer.gone'; parts: readonly number[] }
  | { type: 'trip.created'; trip: BookedTrip };
