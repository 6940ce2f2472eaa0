import type { Assertion } from '../../assertion.ts';
import type { HotelWorld } from '../../hotel-booking/hotel-world.ts';
import type { Review } from '../reference-state.ts';
import type { ReviewFacts } from '../review-facts.ts';

/** The booking stays as it is until the change is taken, and while it waits for an approval. */
export const booking: Assertion<Review, ReviewFacts, boolean, HotelWorld> = {
  predict: ({ stage, kept, levels }) => (kept === null ? undefined : stage !== 'ended' || levels > 0),
  ask: async (_, { company }) => (await company.partStatuses()).join() === 'confirmed',
};
