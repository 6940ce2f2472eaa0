import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

/** What can be continued, on the page of the search. */
export const resume: Assertion<Booking, BookingFacts, string | null> = {
  predict({ stage, page, search, result, isResumed }, { at, results, searches, days }) {
    if (stage !== 'open' || page !== at.search || !isResumed || search === null) return undefined;
    const what = result === null ? searches[search]?.place : results[result]?.name;
    return `${what}, ${days}.`;
  },
  ask: async (page) => {
    const notice = page.locator('[role=status]').filter({ hasText: 'Continue where you left off' });
    const [text] = await notice.allTextContents();
    return text === undefined ? null : (/left off(.+?\.) Saved on/.exec(text)?.[1] ?? text);
  },
};
