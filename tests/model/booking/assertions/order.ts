import type { Assertion } from '../../assertion.ts';
import { orderButtons } from '../../shown/order-buttons.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

/** Whether it is booked at once or sent to an approver first, and whether that is possible now. */
export const order: Assertion<Booking, BookingFacts, string[]> = {
  predict({ stage, page, price, isOrdering, talk }, { at, approver }) {
    if (stage !== 'open' || page !== at.checkout) return undefined;
    const words = price === 'verdictChanged' ? `Send to ${approver}` : 'Book now';
    return [isOrdering || talk === 'stale' ? `${words}, not yet` : words];
  },
  ask: orderButtons,
};
