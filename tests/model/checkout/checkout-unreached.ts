const DECLINED = 'Who does not accept a price goes back to the rooms, which ends this checkout.';
const NEVER_FAILS =
  'Whatever goes wrong with an order is answered as unclear; the call itself does not fail.';

/** The transitions that neither a person nor the network nor the time can cause, and why they are there. */
export const UNREACHED: Record<string, string> = {
  'priceRaised: price.decline -> editing': DECLINED,
  'verdictChanged: price.decline -> editing': DECLINED,
  'submitting: xstate.error.actor.submitOrder -> unclear': NEVER_FAILS,
  'unclear.asking: xstate.error.actor.submitOrder -> unclear': NEVER_FAILS,
};
