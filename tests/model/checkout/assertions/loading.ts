import type { Assertion } from '../../assertion.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import type { Checkout } from '../reference-state.ts';

export const loading: Assertion<Checkout, CheckoutFacts, boolean> = {
  predict: ({ stage }) => (stage === 'changed' ? undefined : stage === 'resuming' || stage === 'opening'),
  ask: async (page) => (await page.getByRole('progressbar', { name: 'Loading' }).count()) > 0,
};
