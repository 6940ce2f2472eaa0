import type { SeenPolicy } from '../../../db/trip-tables.ts';

/** Each policy once, in the version by which something was judged last. */
export function joinPolicies(before: readonly SeenPolicy[], now: readonly SeenPolicy[]): SeenPolicy[] {
  const known = new Set(now.map(({ _id }) => _id));
  return [...before.filter(({ _id }) => !known.has(_id)), ...now];
}
