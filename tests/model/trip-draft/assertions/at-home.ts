import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { isAtHome, type TripDraft } from '../reference-state.ts';
import { priceOf, type TripDraftFacts, totalOf } from '../trip-draft-facts.ts';

interface DraftAtHome {
  /** The folded line. */
  line: string | null;
  parts: string[];
  said: string[];
  buttons: string[];
}

/** The draft trip at home. */
export const atHome: Assertion<TripDraft, TripDraftFacts, DraftAtHome | null> = {
  predict(state, facts) {
    const { page, stage, parts, removed, isForTrip, work, gone } = state;
    if (page === 'checkout' || stage === 'loading' || stage === 'notLoaded') return undefined;
    if (!isAtHome(state)) return null;
    const titles = parts.map((name) => facts[name].hotel);
    const isOrdering = work === 'sending';
    return {
      line: lineOf(state, titles, facts),
      parts: parts.map((name) => {
        const isGone = gone.includes(name) ? ', no longer available' : '';
        return `${facts[name].hotel} ${formatAmount(priceOf(state, facts, name))}${isGone}`;
      }),
      said: [
        ...(isForTrip ? ['Will be added to trip K7TQ2M.'] : []),
        ...(isOrdering ? ['It is being ordered. The checkout shows its progress.'] : []),
        ...(removed === null ? [] : [`Removed ${facts[removed.part].hotel}.`]),
      ],
      buttons: [
        ...(removed === null ? [] : ['Undo', 'Dismiss']),
        ...titles.flatMap((title) => {
          const locked = isOrdering ? ', not yet' : '';
          return [`Change ${title}${locked}`, `Remove ${title}${locked}`];
        }),
      ],
    };
  },
  ask: async (page) =>
    await page.locator('section[aria-label="Your draft trip"]').evaluateAll(([trip]) => {
      if (trip === undefined) return null;
      const textOf = (place: Element) => place.textContent.replaceAll(/[\s\u00a0]+/g, ' ').trim();
      const line = trip.querySelector('button[aria-expanded]');
      const rows = [...trip.querySelectorAll('li[data-part]')].map((row) => {
        const title = row.querySelector('button[aria-label^="Change "]')?.getAttribute('aria-label') ?? '';
        const isGone = textOf(row).includes('It is no longer available') ? ', no longer available' : '';
        return `${title.replace('Change ', '')} ${/CHF [\d.,]+/.exec(textOf(row))?.[0]}${isGone}`;
      });
      const notices = [...trip.querySelectorAll('p, [role=status] div')].map(textOf);
      const said = notices.filter((text) =>
        /^(Will be added to trip \w+\.|It is being ordered\. .+ progress\.|Removed [^.]+\.)$/.test(text),
      );
      const buttons = [...trip.querySelectorAll('button')].map((button) => {
        const locked = button.getAttribute('aria-disabled') === 'true' ? ', not yet' : '';
        return `${button.getAttribute('aria-label') ?? textOf(button)}${locked}`;
      });
      return {
        line: line === null ? null : textOf(line),
        parts: rows,
        said: [...new Set(said)],
        buttons: buttons.filter((text) => /^(Undo|Dismiss|Change |Remove )/.test(text)),
      };
    }),
};

/** What of a trip that is only extended is said without parts. */
function lineOf(state: TripDraft, titles: readonly string[], facts: TripDraftFacts): string | null {
  if (titles.length > 0) {
    return `Draft trip: ${titles.join(' · ')} ${formatAmount(totalOf(state, facts))}`;
  }
  return state.isForTrip ? 'Draft trip: additions to trip K7TQ2M' : null;
}
