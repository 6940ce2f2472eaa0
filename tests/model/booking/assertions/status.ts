import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

/** What the product is doing just now. */
export const status: Assertion<Booking, BookingFacts, string | null> = {
  predict({ stage, page, isOrdering, talk }, { at }) {
    if (stage === 'adding') return 'Adding it to your trip…';
    if (stage !== 'open' || page !== at.checkout) return undefined;
    if (isOrdering) return 'Sending the order';
    return talk === 'stale' ? 'Checking the price again' : null;
  },
  ask: async (page) => {
    const texts = await page.locator('[role=status]').allTextContents();
    return texts.map((text) => text.trim()).find((text) => DOING.test(text)) ?? null;
  },
};

const DOING = /^(Adding it to your trip…|Sending the order|Checking the price again)$/;
