import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { type CheckoutFacts, roomOf } from '../checkout-facts.ts';
import { type Checkout, isFormShown } from '../reference-state.ts';

/** What is booked, and when. */
export const room: Assertion<Checkout, CheckoutFacts, string[] | null> = {
  predict(state, facts) {
    if (!isFormShown(state)) return undefined;
    const { hotel, room: name } = roomOf(state, facts);
    return [hotel, name, facts.days];
  },
  ask: async (page) => {
    const summary = page.locator('aside[aria-label="Summary"] div:has(> h2)');
    const [first] = await linesShown(summary);
    return first ?? null;
  },
};
