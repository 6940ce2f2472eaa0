import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

/** What is said above the seat map; the walk doesn't know which seat it gets. */
export const whoseTurn: Assertion<Booking, BookingFacts, string | null> = {
  predict({ stage, page, sketch }, { at }) {
    if (stage !== 'open' || page !== at.extras) return undefined;
    return sketch === 'taken'
      ? 'The seat is for Anna Tester. All travellers have a seat on this flight.'
      : 'Choose a seat for Anna Tester.';
  },
  ask: async (page) => {
    const [text] = await page.locator('section [role=status]').filter({ hasText: 'seat' }).allTextContents();
    return text?.replace(/^\d+[A-Z] /, 'The seat ') ?? null;
  },
};
