import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import { type Checkout, isFormShown } from '../reference-state.ts';

/** What the policy says, and who decides. */
export const verdict: Assertion<Checkout, CheckoutFacts, string[]> = {
  predict(state, { approver }) {
    if (!isFormShown(state)) return undefined;
    if (state.levels === 0) return ['In policy'];
    return [
      'Approval needed, level 1',
      `To be approved by ${approver} (level 1)`,
      'Without a decision within 24 hours at most, it is not booked, and you can request it again.',
    ];
  },
  ask: async (page) => {
    const [lines = []] = await linesShown(page.locator('aside[aria-label="Summary"]'));
    return lines.filter((line) => VERDICTS.test(line));
  },
};

const VERDICTS =
  /^(In policy|Approval needed|Hidden by policy|To be approved by|No approver|Without a decision)/;
