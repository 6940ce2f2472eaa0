const NO_EXTRAS = 'Nothing can be added to a hotel, of which these walks are.';
const LOST_PARTS =
  'The draft would have to be unreadable, which it is in checkout-orders.test.ts and hotel-booking-outcomes.spec.ts.';

/** The transitions that neither a person nor the network nor the time can cause, and why they exist. */
export const UNREACHED: Record<string, string> = {
  'pricing: xstate.done.actor.priceParts (7) -> changed.extrasGone': NO_EXTRAS,
  'submitting: xstate.done.actor.sending (2) -> lost': LOST_PARTS,
  'placed.deciding: always (3) -> lost': LOST_PARTS,
};
