import type { Assertion } from '../../assertion.ts';
import { totalShown } from '../../shown/total-shown.ts';
import { type BookingFacts, formatAmount } from '../booking-facts.ts';
import { amountOf, type Booking } from '../reference-state.ts';

/** What is going to be paid, beside the button that leads to it. */
export const total: Assertion<Booking, BookingFacts, string | null> = {
  predict(state, { at, results, seat }) {
    const { stage, page, result, price, extras, sketch } = state;
    if (stage !== 'open' || (page !== at.checkout && page !== at.extras)) return undefined;
    const { amount } = results[result ?? ''] ?? { amount: 0 };
    const seats = page === at.extras ? sketch : extras;
    return formatAmount(amountOf(amount, price ?? 'same') + (seats === 'taken' ? seat.amount : 0));
  },
  ask: totalShown,
};
