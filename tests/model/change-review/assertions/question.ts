import type { Assertion } from '../../assertion.ts';
import { formatAmount } from '../../booking/booking-facts.ts';
import { type DialogShown, dialogShown } from '../../shown/dialog-shown.ts';
import type { Review } from '../reference-state.ts';
import { costOf, type ReviewFacts } from '../review-facts.ts';

const TITLES: Readonly<Record<NonNullable<Review['question']>, string>> = {
  dearer: 'The change now costs more',
  cheaper: 'The change now costs less',
  otherTerms: 'The terms of the change are different now',
};

/** The dialog that has to be answered first: what the change was going to cost, and what it costs now. */
export const question: Assertion<Review, ReviewFacts, DialogShown | null> = {
  predict(state, facts) {
    const { stage, question: asked } = state;
    if (stage === 'ended') return undefined;
    if (stage !== 'asking' || asked === null) return null;
    return {
      title: TITLES[asked],
      amounts: [
        inWords(costOf(state, facts, 'accepted'), facts),
        inWords(costOf(state, facts, 'market'), facts),
      ],
      buttons: ['Back to the choice', 'Accept and continue'],
    };
  },
  ask: dialogShown,
};

function inWords(cost: number, { onSite }: ReviewFacts): string {
  const now = cost < 0 ? `${formatAmount(-cost)} refunded` : `${formatAmount(cost)} to pay now`;
  return `${now}, ${formatAmount(onSite)} to be paid at the hotel`;
}
