import type { Assertion } from '../../assertion.ts';
import { amountAt } from '../../prices.ts';
import { type CheckoutFacts, roomOf } from '../checkout-facts.ts';
import { type Checkout, isFormShown } from '../reference-state.ts';

/** The lines of the price make the total, in Rappen. */
export const lines: Assertion<Checkout, CheckoutFacts, number> = {
  predict(state, facts) {
    return isFormShown(state) ? amountAt(roomOf(state, facts).amount, state.accepted) : undefined;
  },
  ask: async (page) => {
    const amounts = await page
      .locator('aside[aria-label="Summary"] dl')
      .last()
      .locator('dd')
      .allTextContents();
    const numbers = amounts.map((text) => Number(text.replaceAll(/[^\d.-]/g, '')));
    return Math.round(numbers.reduce((sum, amount) => sum + amount, 0) * 100);
  },
};
