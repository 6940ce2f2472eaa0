import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { isFormShown, type Review } from '../reference-state.ts';
import type { ReviewFacts } from '../review-facts.ts';

/** What the policy says, and who decides. */
export const verdict: Assertion<Review, ReviewFacts, string[]> = {
  predict(state, { approver }) {
    if (!isFormShown(state)) return undefined;
    const { stage, levels, policy } = state;
    if ((stage === 'asking' ? policy : levels) === 0) return ['In policy'];
    return [
      'Approval needed, level 1',
      `To be approved by ${approver} (level 1)`,
      'Until it is approved, everything stays booked as it is.',
    ];
  },
  ask: async (page) => {
    const [lines = []] = await linesShown(page.locator('aside[aria-label="Summary"]'));
    return lines.filter((line) => VERDICTS.test(line));
  },
};

const VERDICTS =
  /^(In policy|Approval needed|Hidden by policy|To be approved by|No approver|Until it is approved)/;
