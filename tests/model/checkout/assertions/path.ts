import type { Assertion } from '../../assertion.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import type { Checkout } from '../reference-state.ts';

export const path: Assertion<Checkout, CheckoutFacts, string> = {
  predict: ({ stage }) => (stage === 'changed' ? '/trips/…' : '/booking/hotel/checkout'),
  ask: async (page) => new URL(page.url()).pathname.replace(/^\/trips\/.+/, '/trips/…'),
};
