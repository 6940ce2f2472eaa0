import type { Assertion } from '../../assertion.ts';
import type { TripState } from '../reference-state.ts';
import { priceOf, type TripFacts } from '../trip-facts.ts';
import type { TripWorld } from '../trip-world.ts';

/** The prices of what the hotel has sold: nothing before all approvals, nothing twice, nothing after a cancellation. */
export const sales: Assertion<TripState, TripFacts, number[], TripWorld> = {
  predict(state, facts) {
    const { status, part, lost, isUnheard, change } = state;
    if (status === null) return undefined;
    const price = priceOf(state, facts).amount;
    if (part === 'confirmed' || part === 'changing') return [price];
    if (part === 'cancelling') return state.wasBooked ? [price] : [];
    if (part !== 'unknown') return [];
    if (change?.status === 'unknown') return [change.isUnheard ? price : facts.prolonged.amount];
    return lost === 'booking' && !isUnheard ? [price] : [];
  },
  ask: async (_, world) => await world.sales(),
};
