/** The transitions that are not walked, each with its reason. */
export const UNREACHED: Record<string, string> = {
  'open.list.inProgress: xstate.error.actor.searchHotels -> open.list.majorFailure':
    'The search tells of whatever goes wrong by `search.broke`; it would have to throw before it has asked anything.',
  'open.offer.agreed: xstate.done.actor.offerTime (1) -> open.offer.stale':
    'An order would have to stay unclear for longer than the price holds; hotel-offer-region.test.ts shows what happens then.',
  'open.offer.stale: step.open -> open.offer.pricing':
    'A checkout that was opened goes on while other pages are looked at, and may have asked for the price by itself; hotel-offer-region.test.ts shows what happens when it has not.',
};
