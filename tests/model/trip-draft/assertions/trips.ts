import type { Assertion } from '../../assertion.ts';
import type { HotelWorld } from '../../hotel-booking/hotel-world.ts';
import { amountAt } from '../../prices.ts';
import type { TripDraft } from '../reference-state.ts';
import type { TripDraftFacts } from '../trip-draft-facts.ts';

/** The totals of what was requested: one trip of all parts. */
export const trips: Assertion<TripDraft, TripDraftFacts, number[], HotelWorld> = {
  predict({ sold, market }, facts) {
    const prices = sold.map((name) => amountAt(facts[name].amount, facts[name].surcharge + market));
    return sold.length === 0 ? [] : [prices.reduce((sum, price) => sum + price, 0)];
  },
  ask: async (_, { company }) => (await company.trips()).map(({ total }) => total),
};
