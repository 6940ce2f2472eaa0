import type { Assertion } from '../../assertion.ts';
import type { RequestedTrip } from '../../booking/booking-company.ts';
import type { HotelWorld } from '../../hotel-booking/hotel-world.ts';
import { amountAt } from '../../prices.ts';
import { type CheckoutFacts, roomOf } from '../checkout-facts.ts';
import type { Checkout } from '../reference-state.ts';

/** What was requested: once, however often the order was sent, and with what was entered. */
export const trips: Assertion<Checkout, CheckoutFacts, RequestedTrip[], HotelWorld> = {
  predict(state, facts) {
    const { soldAt, stage, card, project, comment, kept } = state;
    if (kept === 'a change') return undefined;
    if (soldAt === null) return [];
    // It is not seen when the supplier declines.
    if (kept === 'a room that will be declined' && stage !== 'declined') return undefined;
    const { amount } = roomOf(state, facts);
    return [
      {
        isWaiting: stage === 'waiting',
        total: stage === 'declined' ? 0 : amountAt(amount, soldAt),
        card: card === null ? null : card === 'first' ? '1111' : '4444',
        references: project === '' ? [] : [project],
        comment: comment === '' ? null : comment,
      },
    ];
  },
  ask: async (_, { company }) => await company.trips(),
};
