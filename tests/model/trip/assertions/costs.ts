import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import type { TripState } from '../reference-state.ts';
import { hotelOf, priceOf, type TripFacts } from '../trip-facts.ts';

/** What the room and the trip cost, or were going to. */
export const costs: Assertion<TripState, TripFacts, string[]> = {
  predict(state, facts) {
    const { status, part, wasBooked, lost } = state;
    if (status === null) return undefined;
    const isReleased = !wasBooked && (part === 'cancelling' || lost === 'cancellation');
    const isOver = isReleased || part === 'cancelled' || part === 'failed';
    const note = part === 'cancelled' ? 'after its cancellation' : 'not booked';
    const amount = formatAmount(isOver ? 0 : priceOf(state, facts).amount);
    const isExpected = !isOver && !wasBooked;
    return [
      hotelOf(state),
      amount,
      isOver ? note : `On top, paid at the hotel: ${formatAmount(priceOf(state, facts).onSite)}`,
      isExpected ? 'Expected total' : 'Total',
      amount,
      ...(status === 'rejected' ? [`${formatAmount(priceOf(state, facts).amount)} was requested`] : []),
    ];
  },
  ask: async (page) => {
    const costs = page.locator('section').filter({ has: page.locator('h2', { hasText: /^Costs$/ }) });
    const [lines = []] = await linesShown(costs.last());
    return lines.filter((line) => line !== 'Costs' && line !== 'How the price is made up');
  },
};
