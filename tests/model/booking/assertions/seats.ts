import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

/** How many seats are chosen on the first flight. */
export const seats: Assertion<Booking, BookingFacts, string | null> = {
  predict({ stage, page, sketch }, { at }) {
    if (stage !== 'open' || at.extras === null || page !== at.extras) return undefined;
    return sketch === 'taken' ? '1 of 1 seat' : '0 of 1 seat';
  },
  ask: async (page) => {
    const [first] = await page.locator('nav[aria-label="Flights"] button').allTextContents();
    return /\d+ of \d+ seats?/.exec(first ?? '')?.[0] ?? null;
  },
};
