import type { Assertion } from '../../assertion.ts';
import { orderButtons } from '../../shown/order-buttons.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import { type Checkout, isFormShown } from '../reference-state.ts';

const RESTING: ReadonlySet<Checkout['stage']> = new Set(['form', 'asking', 'gone']);

/** Whether it is booked at once or sent to an approver first, and whether that is possible now. */
export const order: Assertion<Checkout, CheckoutFacts, string[]> = {
  predict(state, { approver }) {
    if (!isFormShown(state)) return state.stage === 'resuming' ? undefined : [];
    const words = state.levels > 0 ? `Send to ${approver}` : 'Book now';
    return [RESTING.has(state.stage) ? words : `${words}, not yet`];
  },
  ask: orderButtons,
};
