import type { Assertion } from '../../assertion.ts';
import { isFormShown, type Review } from '../reference-state.ts';
import type { ReviewFacts } from '../review-facts.ts';

/** What the person has said about the change. */
export const entered: Assertion<Review, ReviewFacts, string> = {
  predict: (state) => (isFormShown(state) ? state.comment : undefined),
  ask: async (page) => {
    const field = page.locator('main form').getByLabel('Comment (optional)');
    const values = await field.evaluateAll((found) => found.map((one) => (one as HTMLTextAreaElement).value));
    return values.join();
  },
};
