import type { Assertion } from '../../assertion.ts';
import { type DialogShown, dialogShown } from '../../shown/dialog-shown.ts';
import { type BookingFacts, formatAmount } from '../booking-facts.ts';
import { amountOf, type Booking } from '../reference-state.ts';

const TITLES: Readonly<Record<string, string>> = {
  cheaper: 'The price has fallen',
  dearerWithinTolerance: 'The price has risen slightly',
  dearer: 'The price has risen',
  verdictChanged: 'The policy decision has changed',
  extrasGone: 'Some options are gone',
  soldOut: 'Sold out in the meantime',
  expired: 'No longer offered',
};

const LEAVE = 'Leave the booking';

/** The dialog that has to be answered first. */
export const question: Assertion<Booking, BookingFacts, DialogShown | null> = {
  predict(state, facts) {
    if (state.stage !== 'open') return null;
    if (state.isChangedElsewhere) {
      return {
        title: 'This booking was changed elsewhere',
        amounts: [],
        buttons: ['Continue with what is here', 'Apply the changes'],
      };
    }
    const { talk } = state;
    if (state.isGone && state.page === facts.at.checkout) {
      return { title: 'Sold out in the meantime', amounts: [], buttons: ['Back to the choice', LEAVE] };
    }
    const title = TITLES[talk];
    if (title === undefined) return null;
    if (talk === 'soldOut' || talk === 'expired') {
      return { title, amounts: [], buttons: [facts.pickAnother, LEAVE] };
    }
    const another = state.page === facts.at.extras ? 'Change the options' : facts.pickAnother;
    return {
      title,
      amounts: talk === 'verdictChanged' ? [] : amountsOf(state, facts),
      buttons: [another, LEAVE, 'Accept and continue'],
    };
  },
  ask: dialogShown,
};

function amountsOf(state: Booking, facts: BookingFacts): string[] {
  const { amount } = facts.results[state.result ?? ''] ?? { amount: 0 };
  const before = state.talk === 'extrasGone' ? amount + facts.seat.amount : amount;
  const now = state.talk === 'extrasGone' ? amount : amountOf(amount, state.talk);
  const sign = now < before ? '-' : '+';
  return [formatAmount(before), formatAmount(now), `${sign}${formatAmount(Math.abs(now - before))}`];
}
