import type { Assertion } from '../../assertion.ts';
import type { TripState } from '../reference-state.ts';
import type { TripFacts } from '../trip-facts.ts';

/** What has happened, the last first. */
export const history: Assertion<TripState, TripFacts, string[]> = {
  predict: ({ status, history: events }) => (status === null ? undefined : [...events]),
  ask: async (page) => {
    await page.evaluate(() => {
      const summaries = [...document.querySelectorAll<HTMLElement>('main summary')];
      const history = summaries.find(({ textContent }) => textContent.startsWith('History'));
      if (history && !history.closest('details')?.open) history.click();
    });
    const entries = page.locator('main ol[reversed] > li > p:first-child');
    const events = await entries.allInnerTexts();
    return events.map((text) => text.replace(/: .+$/s, '').trim());
  },
};
