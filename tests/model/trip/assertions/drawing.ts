import type { Assertion } from '../../assertion.ts';
import type { TripState } from '../reference-state.ts';
import type { TripFacts } from '../trip-facts.ts';

/** Where the trip is in the drawing of all its states. */
export const drawing: Assertion<TripState, TripFacts, string> = {
  predict: ({ status }) =>
    status === null ? undefined : `The states of a trip; this one is at “${PLACES[status]}”`,
  ask: async (page) => {
    await page.evaluate(() => {
      const summaries = [...document.querySelectorAll<HTMLElement>('main summary')];
      const progress = summaries.find(({ textContent }) => textContent.startsWith('Progress'));
      if (progress && !progress.closest('details')?.open) progress.click();
    });
    const labels = await page
      .locator('main figure svg[role=img]')
      .evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')));
    return labels.join();
  },
};

const PLACES: Readonly<Record<NonNullable<TripState['status']>, string>> = {
  waiting_level_1_approval: 'Waiting for approval',
  waiting_level_2_approval: 'Second approval',
  approved: 'Being booked',
  complete: 'Confirmed',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};
