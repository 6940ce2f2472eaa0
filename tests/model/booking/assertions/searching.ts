import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

export const searching: Assertion<Booking, BookingFacts, boolean> = {
  predict: ({ stage, page, list }, { at }) => stage === 'open' && page === at.list && list === 'searching',
  ask: async (page) =>
    (await page.getByRole('progressbar', { name: 'Search in progress', includeHidden: true }).count()) > 0,
};
