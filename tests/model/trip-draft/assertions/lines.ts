import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import type { TripDraft } from '../reference-state.ts';
import { priceOf, type TripDraftFacts } from '../trip-draft-facts.ts';

/** What each part costs, in the summary of the checkout. */
export const lines: Assertion<TripDraft, TripDraftFacts, string[]> = {
  predict(state, facts) {
    const { page, stage, parts } = state;
    if (page === 'home' || stage !== 'open' || parts.length === 0) return undefined;
    return parts.map((name) => `${facts[name].hotel}: ${formatAmount(priceOf(state, facts, name))}`);
  },
  ask: async (page) =>
    await page.locator('aside[aria-label="Summary"] dl > div').evaluateAll((rows) =>
      rows.map((row) => {
        const [name, amount] = [...row.children].map(({ textContent }) => textContent);
        return `${name}: ${amount?.replaceAll('\u00a0', ' ')}`;
      }),
    ),
};
