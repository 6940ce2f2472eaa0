import type { TripAtDecision } from '../contract.ts';
import type { TravelerPolicy } from './judge.ts';

type JudgedBy = Pick<TripAtDecision['policies'][number], '_id' | 'version'>;

export function havePoliciesChanged(
  judgedBy: readonly JudgedBy[],
  today: readonly TravelerPolicy[],
): boolean {
  const policies = today.flatMap(({ policy }) => policy ?? []);
  if (policies.length === 0) return judgedBy.length > 0;
  return policies.some(
    ({ _id, version }) => !judgedBy.some((one) => one._id === _id && one.version === version),
  );
}
