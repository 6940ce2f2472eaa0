const NO_EXTRAS = 'Nothing can be added to a hotel, of which these walks are.';
const SHOWN_THERE =
  'It takes another person in between; change-review-machine.test.ts shows what happens then.';
const PRICE_ENDS_FIRST =
  'The price of the choice ends before its quote; change-review-machine.test.ts shows what happens then.';
const ENDS_ONCE = 'A price that was asked for again holds for longer than the walk takes.';
const QUOTED_BEFORE =
  'What was offered before is asked for again in `renewing`, or extras were lost in between.';
const LOST_CHOICE =
  'It takes a draft whose choice can not be read; unclear-change.test.ts shows what happens then.';

/** The transitions that are not walked, each with its reason. */
export const UNREACHED: Record<string, string> = {
  'busy: quote.retry -> quoting': SHOWN_THERE,
  'differs: choice.renew -> renewing': ENDS_ONCE,
  'differs: xstate.done.actor.quoteTime -> renewing': PRICE_ENDS_FIRST,
  'extrasGone: quote.accept -> quoting': NO_EXTRAS,
  'noQuote: choice.renew -> quoting': ENDS_ONCE,
  'offered: xstate.done.actor.quoteTime -> renewing': PRICE_ENDS_FIRST,
  'quoting: choice.renew -> stays': ENDS_ONCE,
  'quoting: xstate.done.actor.askQuote (10) -> busy': SHOWN_THERE,
  'quoting: xstate.done.actor.askQuote (2) -> differs.dearer': QUOTED_BEFORE,
  'quoting: xstate.done.actor.askQuote (3) -> differs.cheaper': QUOTED_BEFORE,
  'quoting: xstate.done.actor.askQuote (4) -> differs.otherTerms': QUOTED_BEFORE,
  'quoting: xstate.done.actor.askQuote (5) -> extrasGone': NO_EXTRAS,
  'quoting: xstate.done.actor.askQuote (8) -> notChangeable': SHOWN_THERE,
  'quoting: xstate.done.actor.askQuote (9) -> withheld': SHOWN_THERE,
  'renewing: choice.renew -> stays': ENDS_ONCE,
  'renewing: xstate.done.actor.askQuote (10) -> busy': SHOWN_THERE,
  'renewing: xstate.done.actor.askQuote (5) -> extrasGone': NO_EXTRAS,
  'renewing: xstate.done.actor.askQuote (8) -> notChangeable': SHOWN_THERE,
  'renewing: xstate.done.actor.askQuote (9) -> withheld': SHOWN_THERE,
  'sending: xstate.done.actor.sending (3) -> lost': LOST_CHOICE,
  'sending: xstate.done.actor.sending (6) -> notChangeable': SHOWN_THERE,
  'sending: xstate.done.actor.sending (7) -> withheld': SHOWN_THERE,
  'sending: xstate.done.actor.sending (8) -> busy': SHOWN_THERE,
};
