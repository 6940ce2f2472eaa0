import type { Assertion } from '../../assertion.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import type { Checkout } from '../reference-state.ts';

export const title: Assertion<Checkout, CheckoutFacts, string | null> = {
  predict({ stage, kept }) {
    if (stage === 'resuming' || stage === 'changed') return undefined;
    return kept === 'a change' ? 'Review the change' : 'Checkout';
  },
  ask: async (page) => (await page.locator('h1').allTextContents())[0] ?? null,
};
