import type { Assertion } from '../../assertion.ts';
import type { TripState } from '../reference-state.ts';
import type { TripFacts } from '../trip-facts.ts';

export const path: Assertion<TripState, TripFacts, string> = {
  predict: ({ status }) => (status === null ? '/' : '/trips/…'),
  ask: async (page) => new URL(page.url()).pathname.replace(/(?<=^\/trips\/).+/, '…'),
};
