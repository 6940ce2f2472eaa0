import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import type { TripDraft } from '../reference-state.ts';
import { priceOf, type TripDraftFacts } from '../trip-draft-facts.ts';

/** The parts at the checkout with their days and prices, and the place to which a removed one returns. */
export const parts: Assertion<TripDraft, TripDraftFacts, string[]> = {
  predict(state, facts) {
    const { page, stage, removed, gone } = state;
    if (page === 'home' || stage !== 'open') return undefined;
    const cards = state.parts.map((name) => {
      const { hotel, days } = facts[name];
      const fault = gone.includes(name) ? ', No longer available' : '';
      return `${hotel}, ${days}, ${formatAmount(priceOf(state, facts, name))}${fault}`;
    });
    return removed === null
      ? cards
      : cards.toSpliced(removed.position, 0, `Removed ${facts[removed.part].hotel}.`);
  },
  ask: async (page) => {
    const items = page.locator('ol[aria-label="Parts of the trip"] > li');
    const titles = await items.evaluateAll((found) =>
      found.map((item) => item.querySelector('article')?.getAttribute('aria-label')),
    );
    const lines = await linesShown(items);
    return lines.map((shown, index) => {
      const title = titles[index];
      const pick = (pattern: RegExp) => shown.find((line) => pattern.test(line));
      if (title === undefined) return pick(/^Removed /) ?? shown.join(' ');
      const said = [
        title,
        pick(/^.+ to .+, \d nights, \d room$/),
        pick(/^CHF [\d.,]+$/),
        pick(/^(Sold out|No longer (offered|available))$/),
      ];
      return said.filter((one) => one !== undefined).join(', ');
    });
  },
};
