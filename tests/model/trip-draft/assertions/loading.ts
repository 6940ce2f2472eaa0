import type { Assertion } from '../../assertion.ts';
import type { TripDraft } from '../reference-state.ts';
import type { TripDraftFacts } from '../trip-draft-facts.ts';

export const loading: Assertion<TripDraft, TripDraftFacts, boolean> = {
  predict: ({ page, stage }) => (page === 'checkout' ? stage === 'loading' : undefined),
  ask: async (page) => (await page.getByRole('progressbar', { name: 'Loading' }).count()) > 0,
};
