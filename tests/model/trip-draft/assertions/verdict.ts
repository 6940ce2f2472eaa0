import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import type { TripDraft } from '../reference-state.ts';
import type { TripDraftFacts } from '../trip-draft-facts.ts';

/** What the policy says of the whole trip. */
export const verdict: Assertion<TripDraft, TripDraftFacts, string[]> = {
  predict({ page, stage, parts }) {
    if (page === 'home' || stage !== 'open' || parts.length === 0) return undefined;
    return parts.length > 1 ? ['In policy', 'All parts of the trip are in policy.'] : ['In policy'];
  },
  ask: async (page) => {
    const [lines = []] = await linesShown(page.locator('aside[aria-label="Summary"]'));
    return lines.filter((line) => /polic|[Aa]pprov|Because of/.test(line));
  },
};
