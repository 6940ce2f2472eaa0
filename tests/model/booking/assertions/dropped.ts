import type { Assertion } from '../../assertion.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Booking } from '../reference-state.ts';

/** What can be brought back. */
export const dropped: Assertion<Booking, BookingFacts, string | null> = {
  predict({ stage, dropped: choice }, { results, droppedBy }) {
    if (stage !== 'open') return undefined;
    if (choice === null) return null;
    const name = results[choice.result ?? '']?.name ?? '';
    return choice.why === 'newSearch'
      ? `The new search has dropped your choice of ${name}.`
      : droppedBy[choice.why](name);
  },
  ask: async (page) => {
    const notice = page.locator('[role=status]').filter({ has: page.locator('button', { hasText: 'Undo' }) });
    const [text] = await notice.allTextContents();
    return text === undefined ? null : text.replace(/Undo.*$/, '').trim();
  },
};
