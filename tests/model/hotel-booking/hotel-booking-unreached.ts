/** The transitions that are not walked, each with its reason. */
export const UNREACHED: Record<string, string> = {
  'open.search.inProgress: xstate.error.actor.searchOffers -> open.search.majorFailure':
    'The search reports all faults by `search.interrupted`; it would have to throw before its first request.',
  'open: order.refused -> open':
    'The draft of an order would have to be unreadable, which it is in create-booking-chart.test.ts.',
  'open.offer.stale: checkout.save -> stays':
    'An order would have to stay unclear for longer than the price holds; offer-region.test.ts shows what happens then.',
};
