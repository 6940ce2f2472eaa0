import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { totalShown } from '../../shown/total-shown.ts';
import type { TripDraft } from '../reference-state.ts';
import { type TripDraftFacts, totalOf } from '../trip-draft-facts.ts';

/** What all parts cost together, at the checkout. */
export const total: Assertion<TripDraft, TripDraftFacts, string | null> = {
  predict(state, facts) {
    const { page, stage, parts } = state;
    if (page === 'home' || stage !== 'open' || parts.length === 0) return undefined;
    return formatAmount(totalOf(state, facts));
  },
  ask: totalShown,
};
