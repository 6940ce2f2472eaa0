import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

/** The order of the list, and its page. */
export const sorted: Assertion<Booking, BookingFacts, string[]> = {
  predict({ stage, page, list, search, view }, { at, searches, firstSort }) {
    if (stage !== 'open' || page !== at.list || list !== 'found') return undefined;
    const pages = searches[search ?? '']?.isLong ? [`Page ${view.page}`] : [];
    return [view.sort === 'first' ? firstSort : view.sort, ...pages];
  },
  ask: async (page) => {
    const sort = await page.getByRole('combobox', { name: 'Sort by' }).locator(':checked').allTextContents();
    const pages = await page
      .locator('main')
      .getByText(/^Page \d+ of \d+$/)
      .allTextContents();
    return [...sort, ...pages.map((text) => text.replace(/ of \d+$/, ''))];
  },
};
