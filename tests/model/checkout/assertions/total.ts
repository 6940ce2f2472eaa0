import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { amountAt } from '../../prices.ts';
import { totalShown } from '../../shown/total-shown.ts';
import { type CheckoutFacts, roomOf } from '../checkout-facts.ts';
import { type Checkout, isFormShown } from '../reference-state.ts';

/** The price that the person has accepted. */
export const total: Assertion<Checkout, CheckoutFacts, string | null> = {
  predict(state, facts) {
    if (!isFormShown(state)) return undefined;
    return formatAmount(amountAt(roomOf(state, facts).amount, state.accepted));
  },
  ask: totalShown,
};
