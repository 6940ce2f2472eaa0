import type { Assertion } from '../../assertion.ts';
import type { TripDraft } from '../reference-state.ts';
import type { TripDraftFacts } from '../trip-draft-facts.ts';

export const path: Assertion<TripDraft, TripDraftFacts, string> = {
  predict: ({ page }) => (page === 'home' ? '/' : '/booking/checkout'),
  ask: async (page) => new URL(page.url()).pathname,
};
