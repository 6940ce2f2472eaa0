import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { isFormShown, type Review } from '../reference-state.ts';
import { costOf, type ReviewFacts } from '../review-facts.ts';

/** What is paid or refunded, beside the button that leads to it. */
export const total: Assertion<Review, ReviewFacts, string[]> = {
  predict(state, facts) {
    if (!isFormShown(state)) return undefined;
    const cost = costOf(state, facts, state.stage === 'asking' ? 'market' : 'accepted');
    return [
      cost < 0 ? 'Refunded' : 'To pay now',
      formatAmount(Math.abs(cost)),
      `${formatAmount(facts.onSite)} to be paid at the hotel`,
    ];
  },
  ask: async (page) => {
    const [lines = []] = await linesShown(page.locator('aside[aria-label="Summary"], [role=complementary]'));
    const index = lines.findIndex((line) => line === 'To pay now' || line === 'Refunded');
    return index < 0 ? [] : lines.slice(index, index + 3);
  },
};
