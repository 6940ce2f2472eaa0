import { createEmptyActor } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import type { CheckoutSnapshot } from '#machines/checkout/checkout-selectors.ts';
import { type CheckoutContext, openCheckout } from '#machines/checkout/checkout-setup.ts';
import {
  type DraftPart,
  emptyTripDraft,
  type TripDraftContext,
} from '#machines/trip-draft/trip-draft-context.ts';
import { tripDraftMachine } from '#machines/trip-draft/trip-draft-machine.ts';
import type { TripDraftSnapshot } from '#machines/trip-draft/trip-draft-selectors.ts';
import { INFO, TERMS } from '#stories/support/checkout-fixtures.ts';
import { ANNA, DANIEL } from '#stories/support/people.ts';
import { CAR, FLIGHT, STAY } from '#stories/support/trip-checkout-args.ts';

type StateValue = Parameters<typeof tripDraftMachine.resolveState>[0]['value'];
type CheckoutValue = Parameters<typeof checkoutMachine.resolveState>[0]['value'];

export const PARTS: DraftPart[] = [FLIGHT, STAY, CAR].map((part) => ({ id: part.priced.offer, part }));

/** A snapshot of the draft trip at rest in a state. */
export function tripIn(value: StateValue, context: Partial<TripDraftContext> = {}): TripDraftSnapshot {
  return tripDraftMachine.resolveState({ value, context: { ...emptyTripDraft(), ...context } });
}

/** With its parts, and its checkout and its draft in these states. */
export function tripWithParts(
  regions: { offers?: StateValue; checkout?: StateValue; draft?: StateValue } = {},
  context: Partial<TripDraftContext> = {},
): TripDraftSnapshot {
  const { offers = 'holding', checkout = { opened: 'running' }, draft = 'current' } = regions;
  const value = { open: { parts: 'filled', offers, checkout, draft } } as StateValue; // each is checked when it is resolved
  return tripIn(value, { parts: PARTS, ...context });
}

/** The checkout of all parts, with the terms known and the form filled. */
export function tripCheckoutIn(
  value: CheckoutValue,
  context: Partial<CheckoutContext> = {},
): CheckoutSnapshot {
  const parts = PARTS.map(({ part }) => part);
  const opened = openCheckout({ booking: createEmptyActor(), parts, saved: null });
  const terms = { ...TERMS, travelers: [DANIEL, ANNA] };
  return checkoutMachine.resolveState({ value, context: { ...opened, terms, info: INFO, ...context } });
}
