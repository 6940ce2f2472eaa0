import { expect } from 'playwright/test';
import type { Assertion } from '../../assertion.ts';
import { type BookingFacts, formatAmount } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';
import { showNewResults } from '../show-new-results.ts';

/** The prices in the list of what the walk chooses from. */
export const listed: Assertion<Booking, BookingFacts> = {
  predict({ stage, page, list, search, view }, { at, results, searches }) {
    const isList = stage === 'open' && page === at.list && list === 'found' && view.sort === 'first';
    if (!isList || !searches[search ?? '']?.isChosenFrom) return undefined;
    const rows = Object.values(results).map(({ name, amount }) => `${name}: ${formatAmount(amount)}`);
    return expect.arrayContaining(rows);
  },
  ask: async (page) => {
    await showNewResults(page);
    return await page.locator('main article').evaluateAll((articles) =>
      articles.map((article) => {
        const [amount] =
          /CHF [\d.]+/.exec((article as HTMLElement).textContent.replaceAll('\u00a0', ' ')) ?? [];
        return `${article.getAttribute('aria-label') ?? ''}: ${amount}`;
      }),
    );
  },
};
