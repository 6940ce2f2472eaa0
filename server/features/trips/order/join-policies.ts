import type { PolicyAtDecision } from '../../../db/trip-tables.ts';

/** Joins policies so that each appears once, in the version that was used last. */
export function joinPolicies(
  before: readonly PolicyAtDecision[],
  now: readonly PolicyAtDecision[],
): PolicyAtDecision[] {
  const known = new Set(now.map(({ _id }) => _id));
  return [...before.filter(({ _id }) => !known.has(_id)), ...now];
}
