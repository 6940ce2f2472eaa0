import type { Assertion } from '../../assertion.ts';
import type { HotelWorld } from '../../hotel-booking/hotel-world.ts';
import { amountAt } from '../../prices.ts';
import { type CheckoutFacts, roomOf } from '../checkout-facts.ts';
import type { Checkout } from '../reference-state.ts';

/** What the supplier has sold: nothing before an order has arrived, and one room after it, at the price of that time. */
export const sales: Assertion<Checkout, CheckoutFacts, string[], HotelWorld> = {
  predict(state, facts) {
    const { stage, soldAt, kept } = state;
    if (kept === 'a change') return undefined;
    if (soldAt === null || stage === 'declined') return [];
    // The answer of a supplier may be lost after the sale; before that, the sale takes its time.
    if (stage !== 'booked' && stage !== 'unanswered') return undefined;
    return [`confirmed ${amountAt(roomOf(state, facts).amount, soldAt)}`];
  },
  ask: async (_, { company }) => await company.sales(),
};
