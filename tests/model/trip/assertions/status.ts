import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import type { TripState } from '../reference-state.ts';
import { statusWords } from '../status-words.ts';
import type { TripFacts } from '../trip-facts.ts';

/** The status of the trip, and who travels. */
export const status: Assertion<TripState, TripFacts, string[]> = {
  predict: (state, { traveler }) =>
    state.status === null
      ? undefined
      : ['Status', statusWords(state), 'Booking reference', '…', 'Traveller', traveler],
  ask: async (page) => {
    const [lines = []] = await linesShown(
      page.locator('main dl').filter({ hasText: 'Booking reference' }).first(),
    );
    return lines.map((line, index) => (lines[index - 1] === 'Booking reference' ? '…' : line));
  },
};
