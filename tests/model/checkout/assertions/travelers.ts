import type { Assertion } from '../../assertion.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import { type Checkout, isFormShown } from '../reference-state.ts';

/** Who travels. */
export const travelers: Assertion<Checkout, CheckoutFacts, string[]> = {
  predict: (state, { traveler }) => (isFormShown(state) ? [traveler] : undefined),
  ask: async (page) => await page.locator('main form li').allInnerTexts(),
};
