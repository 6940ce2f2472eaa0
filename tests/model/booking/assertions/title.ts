import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

export const title: Assertion<Booking, BookingFacts, string | null> = {
  predict({ stage, page, search }, { titles, at, searches }) {
    if (stage !== 'open') return undefined;
    const words = titles[page] ?? '';
    return page === at.list ? `${words}: ${searches[search ?? '']?.title}` : words;
  },
  ask: async (page) => (await page.locator('h1').allTextContents())[0] ?? null,
};
