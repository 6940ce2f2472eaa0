const NO_EXTRAS = 'Nothing can be added to a hotel, of which these walks are.';
const NEVER_FAILS = 'A change that goes wrong is answered as unclear; the call itself does not fail.';
const SHOWN_THERE =
  'It takes another person in between; change-review-machine.test.ts shows what happens then.';
const PRICE_ENDS_FIRST =
  'The price of the choice ends before its quote; change-review-machine.test.ts shows what happens then.';
const ENDS_ONCE = 'A price that was asked for again holds for longer than the walk takes.';
const QUOTED_BEFORE =
  'What was quoted before is asked for again in `renewing`, or extras were lost in between.';
const AS_BEFORE = 'A change is sent again as it was sent at first, where this is walked.';
const LOST_CHOICE =
  'It takes a draft whose choice can not be read; unclear-change.test.ts shows what happens then.';

/** The transitions that are not walked, each with its reason. */
export const UNREACHED: Record<string, string> = {
  'busy: quote.retry -> quoting': SHOWN_THERE,
  'differs: choice.renew -> renewing': ENDS_ONCE,
  'differs: xstate.done.actor.quoteTime -> renewing': PRICE_ENDS_FIRST,
  'extrasGone: quote.accept -> quoting': NO_EXTRAS,
  'notQuoted: choice.renew -> quoting': ENDS_ONCE,
  'quoted: xstate.done.actor.quoteTime -> renewing': PRICE_ENDS_FIRST,
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
  'renewing: xstate.done.actor.askQuote (11) -> notQuoted.refused': SHOWN_THERE,
  'renewing: xstate.done.actor.askQuote (5) -> extrasGone': NO_EXTRAS,
  'renewing: xstate.done.actor.askQuote (8) -> notChangeable': SHOWN_THERE,
  'renewing: xstate.done.actor.askQuote (9) -> withheld': SHOWN_THERE,
  'sending: xstate.done.actor.sendChange (4) -> lost': LOST_CHOICE,
  'sending: xstate.done.actor.sendChange (7) -> notChangeable': SHOWN_THERE,
  'sending: xstate.done.actor.sendChange (8) -> withheld': SHOWN_THERE,
  'sending: xstate.done.actor.sendChange (9) -> busy': SHOWN_THERE,
  'sending: xstate.error.actor.sendChange -> unclear': NEVER_FAILS,
  'unclear.asking: xstate.done.actor.sendChange (1) -> requested': AS_BEFORE,
  'unclear.asking: xstate.done.actor.sendChange (4) -> lost': LOST_CHOICE,
  'unclear.asking: xstate.done.actor.sendChange (7) -> notChangeable': SHOWN_THERE,
  'unclear.asking: xstate.done.actor.sendChange (8) -> withheld': SHOWN_THERE,
  'unclear.asking: xstate.done.actor.sendChange (9) -> busy':
    'A trip that is busy after the change was sent leaves it unclear.',
  'unclear.asking: xstate.error.actor.sendChange -> unclear': NEVER_FAILS,
};
