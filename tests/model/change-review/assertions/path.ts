import type { Assertion } from '../../assertion.ts';
import type { Review } from '../reference-state.ts';
import type { ReviewFacts } from '../review-facts.ts';

export const path: Assertion<Review, ReviewFacts, string> = {
  predict: ({ stage }) => (stage === 'ended' ? '/trips/…' : '/booking/hotel/checkout'),
  ask: async (page) => new URL(page.url()).pathname.replace(/(?<=^\/trips\/).+/, '…'),
};
