import type { Assertion } from '../../assertion.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import type { Checkout } from '../reference-state.ts';

const OTHERS = ['Search', 'Select a hotel', 'Choose a room'];

/** The steps of the booking that can be opened. */
export const steps: Assertion<Checkout, CheckoutFacts, string[]> = {
  predict: ({ stage }) => (stage === 'resuming' || stage === 'changed' ? undefined : OTHERS),
  ask: async (page) =>
    (await page.locator('nav[aria-label="Steps of the booking"] a').allInnerTexts()).map((text) =>
      text.replace(/^\d+\s*/, ''),
    ),
};
