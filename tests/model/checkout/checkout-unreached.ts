const NEVER_FAILS = 'An order that goes wrong is answered as unclear; the call itself does not fail.';

/** The transitions that neither a person nor the network nor the time can cause, and why they are there. */
export const UNREACHED: Record<string, string> = {
  'submitting: xstate.error.actor.submitOrder -> unclear': NEVER_FAILS,
  'unclear.asking: xstate.error.actor.submitOrder -> unclear': NEVER_FAILS,
};
