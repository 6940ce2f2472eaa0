import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';
import { showNewResults } from '../show-new-results.ts';

/** How many there are, before anything is filtered out. */
export const found: Assertion<Booking, BookingFacts, string | null> = {
  predict({ stage, page, list, search, view }, { at, searches, noun }) {
    const isList = stage === 'open' && page === at.list && list === 'found';
    if (!isList) return undefined;
    return view.filter === 'none' ? `${searches[search ?? '']?.count} ${noun}` : undefined;
  },
  ask: async (page) => {
    await showNewResults(page);
    const counts = page.locator('main').getByText(/^\d+ (hotels|flights|cars)$/);
    return (await counts.allTextContents())[0] ?? null;
  },
};
