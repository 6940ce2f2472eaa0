import { createEmptyActor } from 'xstate';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { RateQuote } from '#domain/hotel-booking/hotel-choice.ts';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import type { CheckoutSnapshot } from '#machines/checkout/checkout-selectors.ts';
import { type CheckoutContext, type CheckoutInput, openCheckout } from '#machines/checkout/checkout-setup.ts';
import { INFO, ORDERED, stayPart, TERMS } from '#stories/support/checkout-fixtures.ts';
import { PRICED_STAY } from '#stories/support/hotel/hotel-fixtures.ts';

type StateValue = Parameters<typeof checkoutMachine.resolveState>[0]['value'];

export const CHECKOUT_INPUT: CheckoutInput = {
  booking: createEmptyActor(),
  parts: [stayPart(PRICED_STAY)],
  saved: null,
};

export const TRIP: TripSnapshot = { _id: ORDERED._id, status: 'approved', parts: ['confirming'] };

/** A snapshot of a checkout at rest in a state, with the terms known and the form filled in. */
export function checkoutIn(value: StateValue, context: Partial<CheckoutContext> = {}): CheckoutSnapshot {
  return checkoutMachine.resolveState({
    value,
    context: { ...openCheckout(CHECKOUT_INPUT), terms: TERMS, info: INFO, ...context },
  });
}

export function proposePrice(priced: RateQuote): Partial<CheckoutContext> {
  return { proposal: [stayPart(priced)] };
}
