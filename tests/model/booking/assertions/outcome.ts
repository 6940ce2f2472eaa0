import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

export const outcome: Assertion<Booking, BookingFacts, string | null> = {
  predict: ({ stage, price }) => {
    if (stage !== 'booked') return undefined;
    return price === 'verdictChanged' ? 'Your trip waits for approval' : 'Your trip is booked';
  },
  ask: async (page) => (await page.locator('main h2').allTextContents())[0] ?? null,
};
