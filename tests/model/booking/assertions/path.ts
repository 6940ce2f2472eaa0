import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

export const path: Assertion<Booking, BookingFacts, string> = {
  predict({ stage, page }, { paths }) {
    if (stage === 'inTrip') return '/';
    // The address changes when the draft says where it leads.
    if (stage === 'loading') return undefined;
    return paths[page];
  },
  ask: async (page) => new URL(page.url()).pathname,
};
