import type { Assertion } from '../../assertion.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import type { Checkout } from '../reference-state.ts';

/** While it is asking, it can't be asked. It asks again so soon that the time between is left open. */
export const askNow: Assertion<Checkout, CheckoutFacts, string[]> = {
  predict({ stage }) {
    if (stage === 'unclear' || stage === 'changed') return undefined;
    return stage === 'askingAgain' ? ['Ask now, not yet'] : [];
  },
  ask: async (page) =>
    await page
      .locator('main button')
      .filter({ hasText: 'Ask now' })
      .evaluateAll((found) =>
        found.map(
          (one) => one.textContent + (one.getAttribute('aria-disabled') === 'true' ? ', not yet' : ''),
        ),
      ),
};
