import type { Assertion } from '../../assertion.ts';
import type { HotelWorld } from '../../hotel-booking/hotel-world.ts';
import { amountAt } from '../../prices.ts';
import type { TripDraft } from '../reference-state.ts';
import type { TripDraftFacts } from '../trip-draft-facts.ts';

/** What the suppliers have sold: nothing before the order, and each part once after it, at the accepted price. */
export const sales: Assertion<TripDraft, TripDraftFacts, string[], HotelWorld> = {
  predict({ sold, market, stage, page }, facts) {
    // From another page it is not seen when they have confirmed.
    if (stage === 'booked' && page === 'home') return undefined;
    const prices = sold.map((name) => amountAt(facts[name].amount, facts[name].surcharge + market));
    return prices.toSorted((one, other) => one - other).map((price) => `confirmed ${price}`);
  },
  ask: async (_, { company }) => await company.sales(),
};
