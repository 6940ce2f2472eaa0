import type { Assertion } from '../../assertion.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import type { Checkout } from '../reference-state.ts';

const TRIP: ReadonlySet<Checkout['stage']> = new Set([
  'confirming',
  'unanswered',
  'booked',
  'waiting',
  'declined',
]);

/** Where a person can go from here, beside the steps of the booking. */
export const links: Assertion<Checkout, CheckoutFacts, string[]> = {
  predict({ stage }) {
    if (stage === 'changed') return undefined;
    return TRIP.has(stage) ? ['Open the trip'] : [];
  },
  ask: async (page) =>
    await page
      .locator('main a')
      .evaluateAll((found) => found.filter((link) => !link.closest('nav')).map((link) => link.textContent)),
};
