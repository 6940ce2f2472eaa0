import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

/** A booking that is being loaded, or added to the trip, shows nothing else. */
export const loading: Assertion<Booking, BookingFacts, boolean> = {
  predict({ stage, page, list }, { at }) {
    // The offers of a flight are those of its list, which the page may have to search for.
    if (page === at.offer && list === 'searching') return undefined;
    return stage === 'loading' || stage === 'adding';
  },
  ask: async (page) => (await page.getByRole('progressbar', { name: 'Loading' }).count()) > 0,
};
