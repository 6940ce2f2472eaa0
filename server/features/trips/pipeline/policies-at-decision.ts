import type { PolicyAtDecision } from '../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';

export function listPolicies({ terms }: { terms: Pick<BookingTerms, 'policies'> }): PolicyAtDecision[] {
  const known = new Map<string, PolicyAtDecision>();
  for (const { policy } of terms.policies) {
    if (policy) known.set(policy._id, { _id: policy._id, name: policy.name, version: policy.version });
  }
  return [...known.values()];
}

/** Joins policies so that each appears once, in the version that was used last. */
export function joinPolicies(
  before: readonly PolicyAtDecision[],
  now: readonly PolicyAtDecision[],
): PolicyAtDecision[] {
  const known = new Set(now.map(({ _id }) => _id));
  return [...before.filter(({ _id }) => !known.has(_id)), ...now];
}
