import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import { type Checkout, isFormShown } from '../reference-state.ts';

const INVOICE = 'The company gets an invoice. Nothing has to be paid now.';

/** The cards that can pay, the chosen one marked; or the invoice. */
export const payment: Assertion<Checkout, CheckoutFacts, string[]> = {
  predict(state) {
    if (!isFormShown(state)) return undefined;
    const { card } = state;
    if (card === null) return [INVOICE];
    return [
      `${card === 'first' ? '✓ ' : ''}Visa •••• •••• •••• 1111, Company card · Travel desk · 12/29`,
      `${card === 'other' ? '✓ ' : ''}Mastercard •••• •••• •••• 4444, Own card · Anna Tester · 06/28`,
    ];
  },
  ask: async (page) => {
    const labels = page.locator('main form label:has(input[type=radio])');
    const chosen = await labels
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked));
    const lines = await linesShown(labels);
    const cards = lines.map((card, index) => `${chosen[index] ? '✓ ' : ''}${card.join(', ')}`);
    const invoices = await page.locator('main form p').filter({ hasText: 'invoice' }).allInnerTexts();
    return [...cards, ...invoices];
  },
};
