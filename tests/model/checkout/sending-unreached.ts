const NEVER_FAILS = 'What goes wrong is answered as unclear; the call itself does not fail.';

/** The transitions that neither a person nor the network nor the time can cause, and why they exist. */
export const UNREACHED: Record<string, string> = {
  'sending: xstate.error.actor.send -> unclear': NEVER_FAILS,
  'unclear.asking: xstate.error.actor.send -> unclear': NEVER_FAILS,
};
