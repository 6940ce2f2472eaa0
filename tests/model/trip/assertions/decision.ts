import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { isWaitingChange, type TripState } from '../reference-state.ts';
import { hotelOf, priceOf, type TripFacts } from '../trip-facts.ts';

/** What the approver decides on, by when, and what happens without a decision. */
export const decision: Assertion<TripState, TripFacts, string | null> = {
  predict(state, facts) {
    if (state.status === null) return undefined;
    if (state.viewer === 'traveler') return null;
    if (!isWaitingChange(state)) {
      const price = formatAmount(priceOf(state, facts).amount);
      return `Decide on ${price} until …. Without a decision the trip expires.`;
    }
    const { rooms, prolonged } = facts;
    const [before, after] = [rooms.willing, prolonged];
    return [
      `Decide on the change of ${hotelOf(state)}:`,
      `${formatAmount(after.amount)} instead of ${formatAmount(before.amount)}.`,
      `${formatAmount(after.onSite - before.onSite)} more to be paid at the hotel;`,
      `${formatAmount(after.amount - before.amount)} to be paid now.`,
      'Until …. Without a decision the booking stays as it is.',
    ].join(' ');
  },
  ask: async (page) => {
    const [lines] = await linesShown(
      page.locator('main section[aria-label^="Your decision"] > p:first-child'),
    );
    return lines?.join(' ').replace(/(?<=[Uu]ntil ).+(?=\. Without)/, '…') ?? null;
  },
};
