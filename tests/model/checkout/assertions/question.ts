import type { Assertion } from '../../assertion.ts';
import { amountAt, comparison, QUESTION_TITLES } from '../../prices.ts';
import { type DialogShown, dialogShown } from '../../shown/dialog-shown.ts';
import { type CheckoutFacts, roomOf } from '../checkout-facts.ts';
import { type Checkout, isFormShown } from '../reference-state.ts';

const BACK = 'Back to the choice';
const LEAVE = 'Leave the booking';

/** The dialog that has to be answered first. */
export const question: Assertion<Checkout, CheckoutFacts, DialogShown | null> = {
  predict(state, facts) {
    const { stage, gone } = state;
    if (stage === 'gone' && isFormShown(state)) {
      const title = gone === 'soldOut' ? 'Sold out in the meantime' : 'No longer offered';
      return { title, amounts: [], buttons: [BACK, LEAVE] };
    }
    if (stage !== 'asking' || state.question === null) return null;
    return {
      title: QUESTION_TITLES[state.question],
      amounts: amountsOf(state, facts),
      buttons: [BACK, LEAVE, 'Accept and continue'],
    };
  },
  ask: dialogShown,
};

function amountsOf({ accepted, market, ...state }: Checkout, facts: CheckoutFacts): string[] {
  const { amount } = roomOf(state, facts);
  return comparison(amountAt(amount, accepted), amountAt(amount, market));
}
