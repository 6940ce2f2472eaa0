import type { Assertion } from '../../assertion.ts';
import type { TripState } from '../reference-state.ts';
import type { TripFacts } from '../trip-facts.ts';
import type { TripWorld } from '../trip-world.ts';

/** The statuses of the trip, its booking and its change, as the server has stored them. */
export const stored: Assertion<TripState, TripFacts, string[], TripWorld> = {
  predict: ({ status, part, change }) =>
    status === null ? undefined : [status, part, ...(change ? [change.status] : [])],
  ask: async (_, world) => {
    const change = await world.changeStatus();
    const statuses = [await world.tripStatus(), await world.partStatus()];
    return change === 'gone' ? statuses : [...statuses, change];
  },
};
