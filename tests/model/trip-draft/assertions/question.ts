import type { Assertion } from '../../assertion.ts';
import { amountAt, comparison, QUESTION_TITLES } from '../../prices.ts';
import { type DialogShown, dialogShown } from '../../shown/dialog-shown.ts';
import { type TripDraft, worstQuestion } from '../reference-state.ts';
import type { TripDraftFacts } from '../trip-draft-facts.ts';

/** The dialog that has to be answered first. */
export const question: Assertion<TripDraft, TripDraftFacts, DialogShown | null> = {
  predict(state, facts) {
    if (state.isChangedElsewhere) {
      const buttons = ['Continue with what is here', 'Apply the changes'];
      return { title: 'This booking was changed elsewhere', amounts: [], buttons };
    }
    if (state.isDiscarding) {
      return { title: 'Discard the draft trip?', amounts: [], buttons: ['Keep it', 'Discard'] };
    }
    const asked = worstQuestion(state);
    if (state.work !== 'asking' || asked === null) return null;
    return {
      title: QUESTION_TITLES[asked],
      amounts: amountsOf(state, facts),
      buttons: ['Back to the choice', 'Leave the booking', 'Accept and continue'],
    };
  },
  ask: dialogShown,
};

/** Those of each part, and of the whole trip if it has several. */
function amountsOf({ parts, accepted, market }: TripDraft, facts: TripDraftFacts): string[] {
  const prices = parts.map((name) => {
    const { amount, surcharge } = facts[name];
    return [amountAt(amount, surcharge + accepted[name]), amountAt(amount, surcharge + market)] as const;
  });
  const before = prices.reduce((sum, [price]) => sum + price, 0);
  const now = prices.reduce((sum, [, price]) => sum + price, 0);
  const each = prices.flatMap(([one, other]) => comparison(one, other));
  return parts.length > 1 ? [...each, ...comparison(before, now)] : each;
}
