import type { Assertion } from '../../assertion.ts';
import { orderButtons } from '../../shown/order-buttons.ts';
import { hasForm, type TripDraft } from '../reference-state.ts';
import type { TripDraftFacts } from '../trip-draft-facts.ts';

/** Whether it can be booked now. */
export const order: Assertion<TripDraft, TripDraftFacts, string[]> = {
  predict(state) {
    if (!hasForm(state)) return [];
    return state.work === 'pricing' || state.work === 'sending' ? ['Book now, not yet'] : ['Book now'];
  },
  ask: orderButtons,
};
