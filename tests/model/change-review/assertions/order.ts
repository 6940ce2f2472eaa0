import type { Assertion } from '../../assertion.ts';
import { isFormShown, type Review } from '../reference-state.ts';
import type { ReviewFacts } from '../review-facts.ts';

/** Whether it is changed at once or sent to an approver first, and whether that is possible now. */
export const order: Assertion<Review, ReviewFacts, string[]> = {
  predict(state, { approver }) {
    const { stage, levels, policy } = state;
    if (stage === 'ended' || stage === 'resuming') return undefined;
    if (!isFormShown(state)) return [];
    const isAsking = stage === 'asking';
    const words = (isAsking ? policy : levels) > 0 ? `Send to ${approver}` : 'Change the booking';
    return [stage === 'form' || isAsking ? words : `${words}, not yet`];
  },
  ask: async (page) =>
    await page
      .locator('main button[type=submit]')
      .evaluateAll((found) =>
        found.map((one) => one.textContent + (one.matches('[aria-disabled=true]') ? ', not yet' : '')),
      ),
};
