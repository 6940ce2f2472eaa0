import type { PolicyAtDecision } from '../../../db/trip-tables.ts';

/** Each policy once, in the version by which something was judged last. */
export function joinPolicies(
  before: readonly PolicyAtDecision[],
  now: readonly PolicyAtDecision[],
): PolicyAtDecision[] {
  const known = new Set(now.map(({ _id }) => _id));
  return [...before.filter(({ _id }) => !known.has(_id)), ...now];
}
